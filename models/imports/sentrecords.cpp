// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/sentrecords.h"

#include "csv/csvreader.h"
#include "importrun/importjobkind.h"
#include "importrun/importplan.h"
#include "imports/recordtable.h"
#include "imports/reportjoin.h"
#include "journal/journal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSet>

#include <algorithm>

namespace storedesk::imports {

using namespace Qt::StringLiterals;
using journal::RowState;

namespace {

struct UndoFileWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportUndo)
};

// Returns the rejected rows, identified by their lines in the part.
QSet<quint32> refusedOf(const QString &folder, qint64 part)
{
    QSet<quint32> refused;
    const auto report = QDir(folder).filePath(importrun::ImportPlan::reportName(part));
    if (QFile::exists(report))
        (void)joinReport(report, folder, part,
                         [&refused](const JoinedRow &row) { refused.insert(row.place.partLine); });
    return refused;
}

// Collects rows. If several belong to one record, the last one is used.
class SentReader final
{
public:
    SentReader(SentRecords &sent, RecordTable before)
        : m_sent(sent)
        , m_before(std::move(before))
    { }

    void readPart(const QString &folder, qint64 part)
    {
        QFile file(QDir(folder).filePath(importrun::ImportPlan::partName(part)));
        if (!file.open(QIODevice::ReadOnly))
            return;
        const auto refused = refusedOf(folder, part);
        const auto lines = readPartMap(folder, part);
        csv::CsvReader reader(file);
        (void)reader.next();
        for (std::size_t row = 0; reader.next(); ++row) {
            if (isErasedRow(reader)) {
                ++m_sent.erased;
                continue;
            }
            if (row < lines.size() && refused.contains(lines[row].partLine))
                continue;
            add(reader.copy());
        }
    }

    // Removes records that the import did not change, because they need no undo.
    void finish()
    {
        const auto all = static_cast<qint64>(m_sent.records.size());
        if (m_sent.memo.settings.policy == importcheck::Policy::LeaveExisting)
            std::erase_if(m_sent.records,
                          [](const TouchedRecord &record) { return record.before.has_value(); });
        else
            std::erase_if(m_sent.records, [this](const TouchedRecord &record) {
                return record.before && isUnchanged(record);
            });
        m_sent.unchanged = all - static_cast<qint64>(m_sent.records.size());
    }

private:
    void add(const QByteArrayList &cells)
    {
        TouchedRecord record{.fields = m_sent.fields, .sent = cells};
        std::string name;
        for (const auto &key : importcheck::keysOf(m_sent.memo.settings.kind)) {
            if (const auto text = record.cellOf(key); name.empty() && !text.isEmpty())
                name = key.toStdString() + ':' + text.trimmed().toLower().toStdString();
        }
        if (const auto found = m_before.find([&record](const QString &field) -> QByteArrayView {
                const auto at = record.fields.indexOf(field);
                return at < 0 ? QByteArrayView() : QByteArrayView(record.sent.at(at));
            })) {
            record.before.emplace();
            for (const auto &field : m_sent.fields)
                record.before->append(m_before.cell(*found, field));
            // The same record was sent with two different keys.
            name = '#' + std::to_string(*found);
        }
        const auto [at, isNew] = m_places.emplace(name, m_sent.records.size());
        if (isNew)
            m_sent.records.push_back(std::move(record));
        else
            m_sent.records[at->second].sent = cells;
    }

    [[nodiscard]] bool isUnchanged(const TouchedRecord &record) const
    {
        const bool fills = m_sent.memo.settings.policy == importcheck::Policy::FillEmpty;
        for (qsizetype at = 0; at < record.fields.size(); ++at) {
            const auto &before = record.before->at(at);
            if (fills && !before.isEmpty())
                continue;
            if (!m_before.same(record.fields[at], before, record.sent.value(at)))
                return false;
        }
        return true;
    }

    SentRecords &m_sent;
    RecordTable m_before;
    std::unordered_map<std::string, std::size_t> m_places;
};

QStringList headingsOf(const QString &path)
{
    QFile file(path);
    QStringList fields;
    if (!file.open(QIODevice::ReadOnly))
        return fields;
    csv::CsvReader reader(file);
    if (reader.next()) {
        for (const auto &cell : reader.cells())
            fields.append(QString::fromUtf8(cell));
    }
    return fields;
}

} // namespace

void forEachSentRow(const QString &folder, std::size_t parts,
                    const std::function<void(const csv::CsvReader &row)> &visit)
{
    for (std::size_t part = 1; part <= parts; ++part) {
        QFile file(
            QDir(folder).filePath(importrun::ImportPlan::partName(static_cast<qint64>(part))));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        csv::CsvReader reader(file);
        (void)reader.next();
        while (reader.next()) {
            if (!isErasedRow(reader))
                visit(reader);
        }
    }
}

base::Result<void> storeBefore(const QString &folder, const QString &known,
                               const importcheck::ImportSettings &settings,
                               const std::vector<qint64> &parts, const QString &temporaryFolder,
                               base::Progress &progress)
{
    const auto fields = headingsOf(QDir(folder).filePath(importrun::ImportPlan::partName(1)));
    const auto keys = importcheck::keysOf(settings.kind);
    std::vector<QSet<QByteArray>> sent(static_cast<std::size_t>(keys.size()));
    forEachSentRow(folder, parts.size(), [&](const csv::CsvReader &row) {
        for (qsizetype key = 0; key < keys.size(); ++key) {
            const auto column = fields.indexOf(keys[key]);
            if (column >= 0)
                sent[static_cast<std::size_t>(key)].insert(
                    row.cell(static_cast<int>(column)).toByteArray().trimmed().toLower());
        }
    });
    RecordTable before(settings.kind, fields,
                       importcheck::targetsOf(settings.kind, settings.contactFields));
    const auto read =
        before.read(known, temporaryFolder, progress, [&](const RecordTable::CellOf &cell) {
            for (qsizetype key = 0; key < keys.size(); ++key) {
                const auto name = cell(keys[key]).toByteArray().trimmed().toLower();
                if (!name.isEmpty() && sent[static_cast<std::size_t>(key)].contains(name))
                    return true;
            }
            return false;
        });
    return read ? before.write(QDir(folder).filePath(importrun::ImportPlan::beforeName())) : read;
}

base::Result<SentRecords> sentRecordsOf(journal::Journal &journal, const QString &folder,
                                        const QJsonArray &contactFields, base::Progress &progress)
{
    const auto plan = importrun::importPlanOf(journal.head().outline);
    if (!plan)
        return tl::unexpected(base::Problem{.what = UndoFileWords::tr("This is not an import.")});
    const auto parts = journal.rows().find({}, 0, static_cast<int>(plan->rows.size()));
    if (!parts)
        return tl::unexpected(parts.error());
    SentRecords sent{.memo = importcheck::ImportMemo::fromJson(plan->memo),
                     .source = plan->sourceName,
                     .fields =
                         headingsOf(QDir(folder).filePath(importrun::ImportPlan::partName(1)))};
    sent.began = journal.head().created;
    const auto kind = sent.memo.settings.kind;
    if (kind == importcheck::ImportKind::Coupons)
        return tl::unexpected(
            base::Problem{.what = UndoFileWords::tr("Imported coupon codes can't be removed."),
                          .why = UndoFileWords::tr("The service offers no way to remove them."),
                          .next = {}});
    RecordTable before(kind, sent.fields, importcheck::targetsOf(kind, contactFields));
    const auto path = QDir(folder).filePath(importrun::ImportPlan::beforeName());
    sent.known = QFile::exists(path);
    if (sent.known) {
        if (const auto read = before.read(path, folder, progress); !read)
            return tl::unexpected(read.error());
        // A field that is missing from the table was not necessarily empty, so its previous value
        // is unknown.
        sent.known = std::ranges::all_of(
            sent.fields, [&before](const QString &field) { return before.has(field); });
    }
    SentReader reader(sent, std::move(before));
    for (const auto &part : *parts) {
        // Parts that were rejected as a whole or never sent changed nothing.
        if (part.state != RowState::Refused && part.state != RowState::NotSent
            && part.state != RowState::Waiting)
            reader.readPart(folder, part.number);
    }
    reader.finish();
    return sent;
}

} // namespace storedesk::imports
