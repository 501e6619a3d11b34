// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exports/acceptedrows.h"

#include "catalogue/key.h"
#include "csv/csvreader.h"
#include "importrun/importtally.h"
#include "imports/reportjoin.h"

#include <QDir>
#include <QFile>
#include <QSet>

#include <algorithm>

namespace storedesk::exports {

namespace key = catalogue::key;
using storage::ContactImport;

namespace {

constexpr std::size_t rowsAtOnce = 20'000;

// One file of the import.
struct ImportPart
{
    qint64 number = 0;
    qint64 rows = 0;
    // Whether the service may have used the rows in this part.
    bool mayBeUsed = false;
    // Whether the rejected rows are known.
    bool isProven = false;
    // Indexes of the rejected rows.
    QSet<qint64> rejected = {};
};

// Reads the parts of an import twice: first to find contacts with several rows, then to return the
// rows.
class AcceptedRows final
{
public:
    explicit AcceptedRows(const EndedImport &import)
        : m_folder(import.files.files)
        , m_plan(import.files.plan)
    {
        // Required for opening the journal. The time itself is not used.
        static const base::SystemClock clock;
        const auto journal = journal::Journal::openAgain(import.files.journal, clock);
        const auto parts = journal
            ? (*journal)->rows().find({}, 0, static_cast<int>(m_plan.rows.size()))
            : base::Result<std::vector<journal::JobRow>>();
        if (!journal || !parts) {
            m_missing = m_plan.allRows();
            return;
        }
        for (const auto &part : *parts)
            addPart(part);
        findRepeats();
    }

    [[nodiscard]] qint64 missing() const { return m_missing; }
    [[nodiscard]] const QStringList &fields() const { return m_fields; }

    [[nodiscard]] std::vector<ContactImport::Row> next()
    {
        std::vector<ContactImport::Row> rows;
        while (rows.size() < rowsAtOnce && (m_reader || openNext())) {
            if (!m_reader->next()) {
                m_reader.reset();
                ++m_part;
                continue;
            }
            const auto index = m_row++;
            const auto cells = m_reader->copy();
            const auto names = namesOf(cells);
            if (!m_parts[m_part].rejected.contains(index) && !names.empty()
                && std::ranges::none_of(names, [this](auto name) { return isRepeated(name); }))
                rows.push_back(cells);
        }
        return rows;
    }

private:
    void addPart(const journal::JobRow &row)
    {
        ImportPart part{.number = row.number, .rows = m_plan.rowsOf(row.number)};
        auto plan = m_plan;
        plan.rows = {part.rows};
        plan.heldBack = plan.leftOut = 0;
        auto alone = row;
        alone.number = 1;
        const auto tally = importrun::tallyOf(plan, {alone}, true);
        part.mayBeUsed = tally.taken + tally.unknown > 0;
        if (!part.mayBeUsed)
            return;
        part.isProven = tally.unknown == 0 && tally.gaps.isEmpty()
            && tally.taken + tally.refused == part.rows
            && (tally.refused == 0 || findRejected(part, tally.refused));
        if (!part.isProven)
            m_missing += tally.taken + tally.unknown;
        m_parts.push_back(std::move(part));
    }

    [[nodiscard]] bool findRejected(ImportPart &part, qint64 count) const
    {
        const auto map = imports::readPartMap(m_folder, part.number);
        QHash<quint32, qint64> indexes;
        for (std::size_t at = 0; at < map.size(); ++at)
            indexes.insert(map[at].partLine, static_cast<qint64>(at));
        const auto join = imports::joinReport(
            QDir(m_folder).filePath(importrun::ImportPlan::reportName(part.number)), m_folder,
            part.number, [&](const imports::JoinedRow &row) {
                part.rejected.insert(indexes.value(row.place.partLine, -1));
            });
        return join && join->unjoined == 0 && part.rejected.size() == count;
    }

    // Returns hashes of the keys that identify a row's contact. Two contacts with the same hash
    // count as repeated.
    [[nodiscard]] std::vector<std::size_t> namesOf(const QByteArrayList &cells) const
    {
        std::vector<std::size_t> names;
        for (const auto field : {key::contact::email, key::contact::externalId}) {
            const auto cell = cells.value(m_fields.indexOf(field)).trimmed().toLower();
            if (!cell.isEmpty())
                names.push_back(qHash(cell, field == key::contact::email ? 1 : 2));
        }
        return names;
    }

    [[nodiscard]] bool isRepeated(std::size_t name) const
    {
        return std::ranges::binary_search(m_repeated, name);
    }

    void findRepeats()
    {
        std::vector<std::size_t> all;
        forEachRow([&all, this](const ImportPart &, const QByteArrayList &cells) {
            std::ranges::copy(namesOf(cells), std::back_inserter(all));
        });
        std::ranges::sort(all);
        for (auto at = std::ranges::adjacent_find(all); at != all.end();
             at = std::ranges::adjacent_find(at, all.end())) {
            m_repeated.push_back(*at);
            at = std::upper_bound(at, all.end(), *at);
        }
        if (m_repeated.empty())
            return;
        forEachRow([this](const ImportPart &part, const QByteArrayList &cells) {
            if (part.isProven && std::ranges::any_of(namesOf(cells), [this](auto name) {
                    return isRepeated(name);
                }))
                ++m_missing;
        });
    }

    // Visits the rows that the service may have used.
    template <typename Visit>
    void forEachRow(Visit visit)
    {
        for (const auto &part : m_parts) {
            QFile file(pathOf(part));
            if (!file.open(QIODevice::ReadOnly))
                continue;
            csv::CsvReader reader(file);
            readFields(reader);
            for (qint64 row = 0; reader.next(); ++row) {
                if (!part.rejected.contains(row))
                    visit(part, reader.copy());
            }
        }
    }

    // All parts have the same columns.
    void readFields(csv::CsvReader &reader)
    {
        m_fields.clear();
        if (reader.next()) {
            for (const auto &cell : reader.cells())
                m_fields.append(QString::fromUtf8(cell));
        }
    }

    [[nodiscard]] bool openNext()
    {
        for (; m_part < m_parts.size(); ++m_part) {
            m_file.close();
            m_file.setFileName(pathOf(m_parts[m_part]));
            m_row = 0;
            if (!m_parts[m_part].isProven)
                continue;
            if (m_file.open(QIODevice::ReadOnly)) {
                m_reader.emplace(m_file);
                readFields(*m_reader);
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] QString pathOf(const ImportPart &part) const
    {
        return QDir(m_folder).filePath(importrun::ImportPlan::partName(part.number));
    }

    const QString m_folder;
    const importrun::ImportPlan m_plan;
    std::vector<ImportPart> m_parts;
    QStringList m_fields;
    // Hashes of contacts with several rows, sorted.
    std::vector<std::size_t> m_repeated;
    qint64 m_missing = 0;
    std::size_t m_part = 0;
    qint64 m_row = 0;
    QFile m_file;
    std::optional<csv::CsvReader> m_reader;
};

storage::MergePolicy existingIn(const importrun::ImportPlan &plan)
{
    if (!plan.overrideExisting)
        return storage::MergePolicy::Keep;
    return plan.updateOnlyEmptyFields ? storage::MergePolicy::FillBlanks
                                      : storage::MergePolicy::Replace;
}

} // namespace

std::vector<EndedImport> endedContactImports(const jobs::JobManager &jobManager)
{
    std::vector<EndedImport> ended;
    for (auto &import : jobs::matchingImports(jobManager, catalogue::Resource::Contact)) {
        const auto *job = jobManager.find(import.id);
        if (job && job->head.state == journal::JobState::Done && job->head.ended.isValid())
            ended.push_back(
                {.files = std::move(import),
                 .began = job->head.begun.isValid() ? job->head.begun : job->head.created,
                 .ended = job->head.ended});
    }
    return ended;
}

ContactImport acceptedRowsOf(const EndedImport &import)
{
    const auto rows = std::make_shared<AcceptedRows>(import);
    return {.job = import.files.id,
            .existing = existingIn(import.files.plan),
            .began = import.began,
            .ended = import.ended,
            .fields = rows->fields(),
            .missing = rows->missing(),
            .next = [rows] {
                return rows->next();
            }};
}

} // namespace storedesk::exports
