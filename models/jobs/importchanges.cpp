// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/importchanges.h"

#include "catalogue/choice.h"
#include "catalogue/key.h"
#include "catalogue/lookupkey.h"
#include "csv/csvreader.h"
#include "importrun/importjobkind.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace storedesk::jobs {

using catalogue::Resource;
using journal::RowState;
namespace key = catalogue::key;
namespace importtype = catalogue::choice::importtype;

namespace {

// The keys of a record in import files, most significant key first.
struct RecordKey
{
    QString field;
    // Trimmed, in lower case.
    QByteArray value;
};

// Cells by field.
using Row = QHash<QString, QByteArray>;

} // namespace

static QByteArray comparable(QByteArrayView cell)
{
    return cell.trimmed().toByteArray().toLower();
}

static std::vector<RecordKey> keysOf(Resource resource, const QJsonObject &record)
{
    const QStringList fields = resource == Resource::Product
        ? QStringList{key::productId}
        : QStringList{key::contact::externalId, key::contact::email};
    std::vector<RecordKey> keys;
    for (const auto &field : fields) {
        // The service does not document that its response contains the external ID. If it is
        // missing, a row with an external ID is compared by email address.
        if (record.contains(field))
            keys.push_back(
                {.field = field, .value = comparable(record[field].toString().toUtf8())});
    }
    return keys;
}

// Matches rows as the service does: a row with an external ID belongs to the contact with that ID,
// regardless of its email address.
static bool isAbout(const Row &row, const std::vector<RecordKey> &keys)
{
    for (const auto &[field, value] : keys) {
        const auto cell = comparable(row.value(field));
        if (!cell.isEmpty())
            return cell == value;
    }
    return false;
}

// Searches the bytes before the file is parsed, because most files do not mention the record at
// all. Reads blocks instead of mapping the file, because a mapped file that shrinks kills the
// process.
static bool mentions(QFile &file, const std::vector<RecordKey> &keys)
{
    static constexpr qsizetype blockSize = 1024 * 1024;
    qsizetype overlap = 0;
    for (const auto &key : keys)
        overlap = std::max(overlap, key.value.size());
    const auto isSame = [](char one, char other) {
        return (one >= 'A' && one <= 'Z' ? one + ('a' - 'A') : one) == other;
    };
    const auto contains = [&isSame](const QByteArray &bytes, const RecordKey &key) {
        return !key.value.isEmpty()
            && std::search(bytes.begin(), bytes.end(), key.value.begin(), key.value.end(), isSame)
            != bytes.end();
    };
    bool found = false;
    QByteArray bytes;
    for (auto block = file.read(blockSize); !block.isEmpty() && !found;
         block = file.read(blockSize)) {
        bytes = bytes.right(overlap) + block;
        found =
            std::ranges::any_of(keys, [&](const RecordKey &key) { return contains(bytes, key); });
    }
    return file.seek(0) && found;
}

static QStringList fieldsIn(csv::CsvReader &reader)
{
    QStringList fields;
    if (reader.next()) {
        for (const auto &cell : reader.cells())
            fields.append(QString::fromUtf8(cell));
    }
    return fields;
}

// Whether the file has a column that identifies the record. False if the file does not exist.
static bool canMatch(const QString &path, const std::vector<RecordKey> &keys)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return true;
    csv::CsvReader reader(file);
    const auto fields = fieldsIn(reader);
    return std::ranges::any_of(keys, [&fields](const RecordKey &key) {
        return !key.value.isEmpty() && fields.contains(key.field);
    });
}

// Returns the record's last row, because later rows overwrite earlier ones.
static std::optional<Row> lastRow(const QString &path, const std::vector<RecordKey> &keys)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || !mentions(file, keys))
        return std::nullopt;
    csv::CsvReader reader(file);
    const auto fields = fieldsIn(reader);
    std::optional<Row> found;
    while (reader.next()) {
        Row row;
        for (const auto &key : keys) {
            if (const auto column = fields.indexOf(key.field); column >= 0)
                row.insert(key.field, reader.cell(static_cast<int>(column)).toByteArray());
        }
        if (!isAbout(row, keys))
            continue;
        for (qsizetype column = 0; column < fields.size(); ++column)
            row.insert(fields[column], reader.cell(static_cast<int>(column)).toByteArray());
        found = row;
    }
    return found;
}

static QJsonValue valueOf(const QByteArray &cell)
{
    return cell.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(QString::fromUtf8(cell));
}

// Omits fields that the row did not change.
static void compare(storage::RecordEdit &change, const Row &sent, const std::optional<Row> &before,
                    const importrun::ImportPlan &plan, const std::vector<RecordKey> &keys)
{
    const bool erases = plan.overrideExisting && !plan.updateOnlyEmptyFields;
    for (auto cell = sent.begin(); cell != sent.end(); ++cell) {
        const auto old = before ? before->value(cell.key()) : QByteArray();
        const bool kept = plan.updateOnlyEmptyFields && !old.isEmpty();
        const bool names = std::ranges::find(keys, cell.key(), &RecordKey::field) != keys.end();
        if (kept || (names && before) || old == *cell || (cell->isEmpty() && !erases))
            continue;
        change.before.insert(cell.key(), valueOf(old));
        change.after.insert(cell.key(), valueOf(*cell));
    }
}

static std::optional<RecordChange> changeOf(const MatchingImport &import,
                                            const journal::JobRow &part, Resource resource,
                                            const std::vector<RecordKey> &keys)
{
    const QDir folder(import.files);
    const auto sent = lastRow(folder.filePath(importrun::ImportPlan::partName(part.number)), keys);
    // A row listed in the service's report was rejected.
    if (!sent || lastRow(folder.filePath(importrun::ImportPlan::reportName(part.number)), keys))
        return std::nullopt;
    const auto path = folder.filePath(importrun::ImportPlan::beforeName());
    const bool known = QFile::exists(path);
    const auto before = known ? lastRow(path, keys) : std::nullopt;
    if (before && !import.plan.overrideExisting)
        // Existing records were not changed.
        return std::nullopt;
    const auto *lookupKey = catalogue::usualKeyOf(resource);
    RecordChange one{.job = import.id,
                     .jobTitle = import.title,
                     .isImport = true,
                     .knowsBefore = known,
                     .change = {}};
    one.change.operation = *catalogue::operationOn(*lookupKey, catalogue::Effect::Update);
    one.change.at = part.at;
    // The journal does not record whether the record existed and was therefore left unchanged.
    const bool unsure = part.state != RowState::Done || (!known && !import.plan.overrideExisting);
    one.change.end = unsure ? storage::RecordEditResult::Unknown : storage::RecordEditResult::Saved;
    compare(one.change, *sent, before, import.plan, keys);
    return one.change.after.isEmpty() ? std::nullopt : std::optional(one);
}

// Returns a change with an unknown effect: the import may have changed the record.
static RecordChange unmatched(const MatchingImport &import, const journal::JobRow &part,
                              Resource resource)
{
    RecordChange one{.job = import.id,
                     .jobTitle = import.title,
                     .isImport = true,
                     .rows = import.plan.allRows(),
                     .cannotMatch = true,
                     .change = {}};
    const auto *lookupKey = catalogue::usualKeyOf(resource);
    one.change.operation = *catalogue::operationOn(*lookupKey, catalogue::Effect::Update);
    one.change.at = part.at;
    one.change.end = storage::RecordEditResult::Unknown;
    return one;
}

std::vector<MatchingImport> matchingImports(const JobManager &jobManager, Resource resource)
{
    std::vector<MatchingImport> matching;
    for (const auto &job : jobManager.jobs()) {
        const auto plan = importrun::importPlanOf(job.head.outline);
        if (!plan || !job.problem.what.isEmpty())
            continue;
        const bool fits = (resource == Resource::Contact && plan->type == importtype::contacts)
            || (resource == Resource::Product && plan->type == importtype::products);
        if (fits)
            matching.push_back({.id = job.id,
                                .title = job.head.outline.title,
                                .journal = jobManager.folder().pathOf(job.id),
                                .files = jobManager.folder().filesOf(job.id),
                                .plan = *plan});
    }
    return matching;
}

std::vector<RecordChange> changesIn(const std::vector<MatchingImport> &imports, Resource resource,
                                    const QJsonObject &record, const base::Clock &clock)
{
    const auto keys = keysOf(resource, record);
    std::vector<RecordChange> changes;
    for (const auto &import : imports) {
        const auto journal = journal::Journal::openAgain(import.journal, clock);
        const auto parts = journal
            ? (*journal)->rows().find({}, 0, static_cast<int>(import.plan.rows.size()))
            : base::Result<std::vector<journal::JobRow>>();
        for (const auto &part : parts ? *parts : std::vector<journal::JobRow>()) {
            // Rejected and unfinished parts are reported elsewhere.
            if (part.state != RowState::Done && part.state != RowState::Unknown)
                continue;
            // All parts have the same columns.
            if (!canMatch(QDir(import.files).filePath(importrun::ImportPlan::partName(part.number)),
                          keys)) {
                changes.push_back(unmatched(import, part, resource));
                break;
            }
            if (auto change = changeOf(import, part, resource, keys))
                changes.push_back(std::move(*change));
        }
    }
    return changes;
}

} // namespace storedesk::jobs
