// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/existingrecords.h"

#include "importcheck/conversion.h"
#include "imports/mirroredrecords.h"
#include "imports/recordtable.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QUuid>

#include <algorithm>

namespace storedesk::imports {

using namespace Qt::StringLiterals;

namespace {

// Returns the unique keys of the valid rows.
base::Result<std::vector<QStringList>> namesOf(const importcheck::ImportTable &table,
                                               const importcheck::Conversion &conversion,
                                               const importcheck::CheckResult &result, qint64 most,
                                               const std::optional<std::vector<quint32>> &rows,
                                               base::Progress &progress)
{
    const auto keys = importcheck::keysOf(conversion.kind());
    std::vector<QStringList> names;
    QSet<QString> known;
    QByteArray raw;
    importcheck::Conversion::Scratch scratch;
    const auto add = [&](quint32 row, const csv::RowScanner &cells) {
        QStringList own;
        for (const auto &key : keys) {
            QString text;
            for (const auto &target : conversion.targets()) {
                if (conversion.ruleOf(target).key == key)
                    text = QString::fromUtf8(
                        conversion
                            .cell(target, row, importcheck::rawCell(target, cells, raw), scratch)
                            .text);
            }
            own.append(text);
        }
        const auto name = own.join(u'\n');
        if (known.contains(name))
            return;
        known.insert(name);
        names.push_back(own);
    };
    const auto isChosen = [&rows](quint32 row) {
        return !rows || std::ranges::binary_search(*rows, row);
    };
    qint64 sent = 0;
    for (const auto &range : csv::rangesOf(table.source)) {
        const auto read = csv::scan(table.source, std::span(&range, 1), progress,
                                    [&](const csv::RowRange &rows, csv::RowScanner &cells, int) {
                                        for (auto row = static_cast<quint32>(rows.firstRow);
                                             cells.next(); ++row) {
                                            const bool wanted = !cells.blank() && result.isGood(row)
                                                && (most == 0 || sent < most);
                                            sent += wanted ? 1 : 0;
                                            if (wanted && isChosen(row))
                                                add(row, cells);
                                        }
                                    });
        if (!read)
            return tl::unexpected(read.error());
    }
    return names;
}

} // namespace

ExistingRecords::ExistingRecords(api::Session &session, const base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_reader(session)
    , m_work(clock)
{
    connect(&m_reader, &RecordFetcher::changed, this, [this] {
        if (m_reader.state() == RecordFetcher::State::Done)
            return write();
        if (m_reader.state() == RecordFetcher::State::Failed)
            return fail(m_reader.problem());
        Q_EMIT changed();
    });
}

ExistingRecords::~ExistingRecords()
{
    stop();
}

bool ExistingRecords::isRunning() const
{
    return m_work.running() || m_reader.state() == RecordFetcher::State::Running;
}

QString ExistingRecords::progressText() const
{
    if (m_reader.state() != RecordFetcher::State::Running)
        return tr("Preparing the lookup…");
    const auto count = tr("Looking up: %L1 of %L2").arg(read()).arg(all());
    const auto waiting = journal::waitingText({.waiting = m_reader.waiting()});
    return waiting.isEmpty() ? count : u"%1 · %2"_s.arg(count, waiting);
}

void ExistingRecords::stop()
{
    m_work.stop();
    m_reader.stop();
    if (!m_path.isEmpty())
        QFile::remove(m_path);
    m_path.clear();
}

void ExistingRecords::fail(const base::Problem &problem)
{
    m_problem = problem;
    Q_EMIT changed();
}

void ExistingRecords::start(const ImportDraft &draft)
{
    m_others.clear();
    begin(draft, std::nullopt);
}

void ExistingRecords::startWithRest(const ImportDraft &draft, const std::vector<quint32> &rows,
                                    const QString &others)
{
    m_others = others;
    begin(draft, rows);
}

void ExistingRecords::begin(const ImportDraft &draft,
                            const std::optional<std::vector<quint32>> &rows)
{
    stop();
    m_problem = {};
    m_settings = draft.settings();
    m_folder = draft.places().temporary;
    m_fields = comparedFields(draft);
    m_work.start(
        [table = std::make_shared<const importcheck::ImportTable>(*draft.table()),
         matching = draft.matching(), settings = m_settings, edits = draft.history().edits(),
         result = draft.result(), rows](base::Progress &progress) {
            const importcheck::Conversion conversion(*table, matching, settings, edits);
            return namesOf(*table, conversion, result, settings.firstRows, rows, progress);
        },
        [this](base::Result<std::vector<QStringList>> &&names) {
            if (!names)
                return fail(names.error());
            m_reader.start(m_settings.kind, std::move(*names));
        });
    Q_EMIT changed();
}

// Discards the result if any record could not be read, because it would look like a missing record.
void ExistingRecords::write()
{
    for (const auto &found : m_reader.found()) {
        if (!found.known)
            return fail({.what = tr("Couldn't look up some records."),
                         .why = {},
                         .next = tr("Try again, or compare with an export.")});
    }
    m_work.start(
        [found = m_reader.found(), settings = m_settings, fields = m_fields, others = m_others,
         folder = m_folder,
         path = QDir(m_folder).filePath(u"known-%1.csv"_s.arg(QUuid::createUuid().toString(
             QUuid::Id128)))](base::Progress &progress) -> base::Result<QString> {
            RecordTable table(settings.kind, fields,
                              importcheck::targetsOf(settings.kind, settings.contactFields));
            if (!others.isEmpty()) {
                const auto read = table.read(others, folder, progress);
                if (!read)
                    return tl::unexpected(read.error());
            }
            for (const auto &one : found) {
                if (!one.record.isEmpty())
                    table.add(one.record);
            }
            return table.write(path).map([&path] { return path; });
        },
        [this](base::Result<QString> &&path) {
            if (!path)
                return fail(path.error());
            m_path = *path;
            Q_EMIT changed();
        });
}

} // namespace storedesk::imports
