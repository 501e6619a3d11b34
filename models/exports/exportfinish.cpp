// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exports/exportfinish.h"

#include "base/filelock.h"
#include "base/filename.h"
#include "base/newfile.h"
#include "base/privatefolder.h"
#include "catalogue/fieldset.h"
#include "catalogue/key.h"
#include "columns/columnstore.h"
#include "exportrun/exportjobkind.h"
#include "exports/exportjoin.h"
#include "exports/exportperiods.h"
#include "exports/exportrules.h"
#include "insightdata/roletable.h"
#include "jobs/jobdraft.h"
#include "journal/jobtitle.h"
#include "journal/journal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <array>

namespace storedesk::exports {

using namespace Qt::StringLiterals;

namespace {

struct FinishWords
{
    Q_DECLARE_TR_FUNCTIONS(FinishWords)
};

// The combined results of a journal's rows.
struct Fetched
{
    StoredExport kept = {};
    QStringList files = {};
    // Rows in all files, as counted after each download.
    qint64 rows = 0;
    qint64 besides = 0;
    bool isWhole = true;
};

// Combines the doubts about the files of a job, each with the period it concerns.
exportrun::ExportFinding findingOf(const std::vector<exportrun::ExportEnd> &ends,
                                   const exportrun::ExportPlan &plan)
{
    exportrun::ExportFinding sum;
    QStringList lines;
    const auto nameOf = [&plan](std::size_t period) {
        return shortWordsOf(plan.periods[period], plan.periods);
    };
    for (const auto &doubt : exportrun::doubtsAbout(ends)) {
        sum.check = std::max(sum.check, doubt.finding.check);
        const auto text = doubt.sameAs
            ? FinishWords::tr("The service delivered the same rows as for %1.")
                  .arg(nameOf(*doubt.sameAs))
            : doubt.finding.text;
        lines.append(plan.periods.size() > 1 ? u"%1: %2"_s.arg(nameOf(doubt.at), text) : text);
    }
    sum.text = lines.join(u'\n');
    return sum;
}

base::Result<Fetched> fetchedBy(const ExportPlaces &places, const QString &job)
{
    // Required for opening the journal. The time itself is not used.
    static const base::SystemClock clock;
    auto journal = journal::Journal::openAgain(places.jobs.pathOf(job), clock);
    if (!journal)
        return tl::unexpected(journal.error());
    const auto &head = (*journal)->head();
    const auto plan = exportrun::exportPlanOf(head.outline);
    if (!plan)
        return Fetched{.isWhole = false};
    Fetched fetched{.kept = {.job = job, .plan = *plan, .asked = head.created}};
    const auto rows = (*journal)->rows().find({}, 0, static_cast<int>(plan->periods.size()));
    if (!rows)
        return tl::unexpected(rows.error());
    fetched.isWhole = rows->size() == plan->periods.size();
    std::vector<exportrun::ExportEnd> ends;
    for (const auto &row : *rows) {
        const auto end = exportrun::ExportEnd::fromBytes(row.record);
        fetched.isWhole = fetched.isWhole && row.state == journal::RowState::Done;
        fetched.kept.ids.append(end.record[catalogue::key::id].toString());
        if (!end.file.isEmpty())
            fetched.files.append(QDir(places.jobs.filesOf(job)).filePath(end.file));
        fetched.rows += end.rows;
        fetched.besides += end.besides;
        ends.push_back(end);
    }
    fetched.kept.finding = findingOf(ends, *plan);
    return fetched;
}

base::Result<void> moveTo(const QString &from, const QString &to)
{
    if (!QFileInfo::exists(from))
        return {};
    QFile::remove(to);
    if (QFile::rename(from, to))
        return {};
    return tl::unexpected(base::Problem{.what = FinishWords::tr("Couldn't rename the table."),
                                        .why = QDir::toNativeSeparators(to)});
}

// Returns the columns that identify a contact, to be moved to the front. The service mixes them
// with dozens of statistics columns in alphabetical order.
QStringList contactKeys()
{
    QStringList keys;
    for (const auto &rule :
         catalogue::FieldSet::of(catalogue::Resource::Contact, catalogue::FieldLocation::Csv).rules)
        keys.append(rule.key);
    return keys;
}

// Stores the columns that Insights reads beside the tables, so that the first question need not
// build them. The tables are complete without them: if the program is killed or this is cancelled,
// the first question builds them.
void storeColumns(const StoredExport &kept, const QString &folder, base::Progress &progress)
{
    using insights::InputTable;
    const bool contacts = kept.plan.kind == "contacts"_L1;
    if (!contacts && kept.plan.kind != "activities"_L1)
        return;
    const std::array tables{
        std::pair(kept.path, contacts ? InputTable::Contacts : InputTable::Activities),
        std::pair(kept.besides, InputTable::Lines)};
    for (const auto &[path, table] : tables) {
        if (path.isEmpty() || QFileInfo(path).size() < columns::smallestStored)
            continue;
        (void)insights::RoleTable(table).open({path}, {}, {.temporaryFolder = folder}, folder,
                                              progress);
    }
}

class Finish final
{
public:
    Finish(const ExportPlaces &places, QString job, QDateTime now, base::Progress &progress)
        : m_places(places)
        , m_progress(progress)
        , m_job(std::move(job))
        , m_now(std::move(now))
        , m_table(inFolder(u".joining-%1.csv"_s.arg(m_job)))
        , m_besides(inFolder(u".joining-%1-2.csv"_s.arg(m_job)))
    { }

    [[nodiscard]] base::Result<std::optional<StoredExport>> run()
    {
        auto known = ExportRegister::open(m_places.exports);
        if (!known)
            return tl::unexpected(known.error());
        const auto settled = known->settledJobs();
        if (!settled || settled->contains(m_job))
            return std::nullopt;
        // The program ended after creating the table but before renaming it.
        const auto intended = known->intended(m_job);
        if (intended && *intended && (QFileInfo::exists(m_table) || isThere(**intended)))
            return settle(*known, **intended);
        auto fetched = fetchedBy(m_places, m_job);
        if (!fetched)
            return tl::unexpected(fetched.error());
        if (!fetched->isWhole)
            return std::nullopt;
        const auto made = make(*fetched);
        if (!made)
            return tl::unexpected(made.error());
        if (const auto noted = known->intend(*made); !noted)
            return tl::unexpected(noted.error());
        return settle(*known, *made);
    }

private:
    [[nodiscard]] QString inFolder(const QString &name) const
    {
        return QDir(m_places.exports).filePath(name);
    }

    [[nodiscard]] static bool isThere(const StoredExport &kept)
    {
        return QFileInfo(kept.path).size() == kept.bytes && QFileInfo::exists(kept.path);
    }

    [[nodiscard]] base::Result<StoredExport> make(const Fetched &fetched) const
    {
        auto kept = fetched.kept;
        const auto delimiter = kept.plan.delimiter();
        const auto table = joinTables(fetched.files, Which::Table, delimiter, m_table, m_progress,
                                      hasRange(kept.plan.kind) ? QStringList() : contactKeys());
        if (!table)
            return tl::unexpected(table.error());
        const auto besides =
            joinTables(fetched.files, Which::Besides, delimiter, m_besides, m_progress);
        if (!besides)
            return tl::unexpected(besides.error());
        if (table->columns.isEmpty()) {
            base::NewFile nothing(m_table);
            if (!nothing.open(QIODevice::WriteOnly) || !nothing.commit())
                return tl::unexpected(
                    base::Problem{.what = FinishWords::tr("Couldn't write the table."),
                                  .why = nothing.errorString()});
        }
        if (table->rows + table->leftOut != fetched.rows
            || besides->rows + besides->leftOut != fetched.besides)
            return tl::unexpected(base::Problem{
                .what = FinishWords::tr("The export files changed after they were checked."),
                .next = FinishWords::tr("Run the export again.")});
        kept.rows = table->rows;
        kept.repeats = table->leftOut + besides->leftOut;
        kept.besidesRows = besides->rows;
        kept.bytes = table->bytes;
        kept.finished = m_now;
        kept.path = inFolder(nameFor(kept.plan.shownTitle(), kept.rows, m_places.exports));
        if (!besides->columns.isEmpty())
            kept.besides = inFolder(nameBesides(QFileInfo(kept.path).fileName()));
        return kept;
    }

    [[nodiscard]] base::Result<std::optional<StoredExport>> settle(ExportRegister &known,
                                                                   const StoredExport &kept) const
    {
        auto moved =
            kept.besides.isEmpty() ? base::Result<void>() : moveTo(m_besides, kept.besides);
        moved = moved.and_then([&] { return moveTo(m_table, kept.path); }).and_then([&] {
            return known.settle(m_job);
        });
        if (!moved)
            return tl::unexpected(moved.error());
        // The files of the individual exports are now part of the table.
        QDir(m_places.jobs.filesOf(m_job)).removeRecursively();
        storeColumns(kept, m_places.exports, m_progress);
        return std::optional(kept);
    }

    const ExportPlaces &m_places;
    base::Progress &m_progress;
    const QString m_job;
    const QDateTime m_now;
    // Temporary paths of the tables until they are renamed.
    const QString m_table;
    const QString m_besides;
};

} // namespace

QString nameFor(const QString &title, qint64 rows, const QString &folder)
{
    const auto most = std::numeric_limits<int>::max();
    const auto count =
        FinishWords::tr("%Ln row(s)", nullptr, static_cast<int>(std::min<qint64>(rows, most)));
    const auto name = u"%1, %2"_s.arg(title, count);
    for (int number = 1;; ++number) {
        const auto numbered = number == 1 ? name : u"%1 (%2)"_s.arg(name).arg(number);
        const auto file = base::safeFileName(numbered + u".csv"_s);
        if (!QFileInfo::exists(QDir(folder).filePath(file)))
            return file;
    }
}

QString nameBesides(const QString &name)
{
    return FinishWords::tr("%1, products.csv", "name of a file")
        .arg(QFileInfo(name).completeBaseName());
}

static QString jobTitleOf(const exportrun::ExportPlan &plan)
{
    return journal::storedTitle({.context = "ExportFinish",
                                 .text = QT_TRANSLATE_NOOP("ExportFinish", "Export: %1"),
                                 .arguments = {plan.title}});
}

base::Result<void> writeExportJob(const journal::JobFolder &folder, const QString &id,
                                  const exportrun::ExportPlan &plan, const base::Clock &clock)
{
    auto draft = jobs::JobDraft::reserve(folder, id);
    if (!draft)
        return tl::unexpected(draft.error());
    return (*draft)
        ->create({.title = jobTitleOf(plan),
                  .kind = QString(exportrun::exportKind.id),
                  .plan = plan.toJson(),
                  .columns = exportrun::ExportPlan::columns(),
                  .durability = base::Durability::Full},
                 clock)
        .and_then([&] { return (*draft)->append(plan.newRows()); })
        .and_then([&] { return (*draft)->complete(); })
        .map([](const auto &) {});
}

base::Result<std::optional<StoredExport>> finishExport(const ExportPlaces &places,
                                                       const QString &job, const QDateTime &now)
{
    base::Progress progress;
    return finishExport(places, job, now, progress);
}

base::Result<std::optional<StoredExport>> finishExport(const ExportPlaces &places,
                                                       const QString &job, const QDateTime &now,
                                                       base::Progress &progress)
{
    if (const auto made = base::makePrivateFolder(places.exports); !made)
        return tl::unexpected(made.error());
    base::FileLock lock(QDir(places.exports).filePath(u".joining-%1.lock"_s.arg(job)));
    if (!lock.lock()) {
        // Another process is joining the same export.
        if (lock.state() == base::FileLock::State::HeldElsewhere)
            return std::nullopt;
        return tl::unexpected(
            base::Problem{.what = FinishWords::tr("The exports folder cannot be locked."),
                          .why = lock.errorString()});
    }
    return Finish(places, job, now, progress).run();
}

base::Result<void> copyTable(const QString &table, const QString &target, base::Progress &progress)
{
    const auto failed = [&](const QString &why) {
        return tl::unexpected(base::Problem{
            .what = FinishWords::tr("Couldn't write %1.").arg(QDir::toNativeSeparators(target)),
            .why = why,
            .next = FinishWords::tr("The table is in %1.").arg(QDir::toNativeSeparators(table))});
    };
    QFile source(table);
    if (!source.open(QIODevice::ReadOnly))
        return failed(source.errorString());
    base::NewFile copy(target, base::NewFile::Access::AsBefore);
    copy.setCancellation([&progress] { return progress.cancelled(); });
    if (!copy.open(QIODevice::WriteOnly))
        return failed(copy.errorString());
    constexpr qint64 blockSize = 1024 * 1024;
    while (!source.atEnd()) {
        const auto block = source.read(blockSize);
        if (progress.cancelled())
            return failed(FinishWords::tr("Cancelled."));
        if (block.isEmpty())
            return failed(source.errorString());
        if (copy.write(block) != block.size())
            return failed(copy.errorString());
    }
    if (!copy.commit())
        return failed(copy.errorString());
    return {};
}

base::Result<void> removeTable(const QString &folder, const StoredExport &table)
{
    for (const auto &path : {table.path, table.besides}) {
        if (!path.isEmpty() && QFile::exists(path) && !QFile::remove(path))
            return tl::unexpected(
                base::Problem{.what = FinishWords::tr("Couldn't delete the file."),
                              .why = QDir::toNativeSeparators(path)});
        if (path.isEmpty())
            continue;
        if (const auto removed = columns::removeColumns(folder, path); !removed)
            return removed;
    }
    return ExportRegister::open(folder).and_then(
        [&table](ExportRegister known) { return known.forget(table.job); });
}

} // namespace storedesk::exports
