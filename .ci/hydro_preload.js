// Loaded before hydrooj 4.19.1 by .ci/hydro: what that version misses when it comes from npm.
const crypto = require('crypto');

// It was part of the version of @hydrooj/utils that is not there.
String.random = (digits = 32) => crypto.randomBytes(digits).toString('hex').slice(0, digits);

// The database that stands in for MongoDB has no positional `$` in findAndModify.
const { Collection } = require(require.resolve('mongodb', { paths: [process.cwd()] }));
const { findOneAndUpdate } = Collection.prototype;
Collection.prototype.findOneAndUpdate = async function update(filter, change, options) {
    const isPositional = Object.keys(change.$set || {}).some((key) => key.includes('.$.'));
    if (!isPositional) return findOneAndUpdate.call(this, filter, change, options);
    await this.updateOne(filter, change);
    return { value: await this.findOne(filter) };
};
