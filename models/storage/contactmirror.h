// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "storage/contactfilter.h"
#include "storage/contactimport.h"
#include "storage/contactorder.h"

#include <QDateTime>
#include <QJsonObject>
#include <QSet>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace storedesk::storage {

class ContactMirrorFile;

// One contact as it appears in the exported table.
struct MirroredContact
{
    qint32 number = 0;
    QList<QByteArray> cells = {};

    bool operator==(const MirroredContact &) const = default;
};

// The imports that were merged into the copy because they ended after the contacts were exported.
struct CopiedImports
{
    QStringList jobs = {};
    // The number of contacts with values that were sent by an import.
    qint64 contacts = 0;
    // The number of rows whose contacts may be missing or have older values.
    qint64 missing = 0;

    bool operator==(const CopiedImports &) const = default;
};

// A snapshot of all of an account's contacts in private files, as columns. Changes made by others
// are noticed with every call. Must be used by one thread at a time.
class ContactMirror final
{
public:
    struct Source
    {
        // The path of a CSV file with headings.
        QString table;
        char delimiter = ',';
        // The time at which the table was requested.
        QDateTime asked = {};
    };
    using IsGone = std::function<bool(QByteArrayView foldedKey)>;
    using IsStopped = std::function<bool()>;
    using Numbers = std::vector<qint32>;

    // Writes a new file without deleted contacts. Fails if stopped.
    [[nodiscard]] static base::Result<void> make(const QString &path, const Source &source,
                                                 const IsGone &isGone, const IsStopped &isStopped);
    [[nodiscard]] static base::Result<ContactMirror> open(const QString &path);
    ContactMirror(ContactMirror &&other) noexcept;
    ContactMirror &operator=(ContactMirror &&other) noexcept;
    ~ContactMirror();

    // The columns are those in the table.
    [[nodiscard]] const QStringList &columns() const;
    [[nodiscard]] const QDateTime &asked() const;
    [[nodiscard]] base::Result<qint64> count();

    // Returns the contacts that contain all words in their email, external ID or name. Without
    // words, returns all contacts. If stopped, returns the matches found so far.
    [[nodiscard]] base::Result<Numbers> search(const QString &words, const IsStopped &isStopped);
    // Returns the best matches first: contacts that contain all words in email, external ID or
    // name. Empty without words.
    [[nodiscard]] base::Result<std::vector<MirroredContact>>
    bestMatches(const QString &words, std::size_t most, const IsStopped &isStopped);
    // Returns all contacts, sorted by the values in a column. Names are sorted by first name, then
    // by surname. Fails if stopped.
    [[nodiscard]] base::Result<ContactOrder> order(const QString &column, ComparedAs as,
                                                   const IsStopped &isStopped);
    // Returns the contacts that match the conditions. Fails if stopped.
    [[nodiscard]] base::Result<Numbers> meeting(const ContactFilter &filter,
                                                const IsStopped &isStopped);
    // Returns a column's values with their counts, most frequent first. Fails if stopped.
    [[nodiscard]] base::Result<statistics::DistinctValues> valuesOf(const QString &column,
                                                                    const IsStopped &isStopped);
    // Removed contacts have no cells.
    [[nodiscard]] base::Result<std::vector<MirroredContact>> rows(std::span<const qint32> numbers);
    // Finds a contact by email, external ID or ID.
    [[nodiscard]] base::Result<std::optional<MirroredContact>> find(const QString &key);
    // Finds contacts by email, external ID or ID. Keys without a contact are skipped.
    [[nodiscard]] base::Result<Numbers> findAll(const QStringList &keys);
    // Returns the ID of each contact, or its external ID or email if it has no ID. Skips removed
    // contacts.
    [[nodiscard]] base::Result<QStringList> keysOf(std::span<const qint32> numbers);
    // Appends the contacts whose keys are not in the mirror yet. Returns the number of contacts
    // added.
    [[nodiscard]] base::Result<qint64> add(const std::vector<QJsonObject> &records);
    // Adds and changes contacts according to an import's accepted rows. Returns the number of
    // contacts.
    [[nodiscard]] base::Result<qint64> merge(const ContactImport &import,
                                             const IsGone &deletedDuring,
                                             const IsGone &deletedAfter,
                                             const IsStopped &isStopped);
    [[nodiscard]] base::Result<CopiedImports> imports();
    // Removes all contacts with a key for which isGone() returns true, including from disk. Returns
    // the number of contacts removed.
    // isGone() is called in several threads.
    [[nodiscard]] base::Result<qint64> erase(const IsGone &isGone);
    // Removes all contacts with one of these keys, which are folded. This is faster.
    [[nodiscard]] base::Result<qint64> erase(const QSet<QByteArray> &keys);

private:
    explicit ContactMirror(ContactMirrorFile file);

    std::unique_ptr<ContactMirrorFile> m_file;
};

} // namespace storedesk::storage
