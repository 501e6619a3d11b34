// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "listtools/listtask.h"

#include "base/newfile.h"
#include "csv/csvwriter.h"
#include "listtools/listreader.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <map>
#include <memory>

namespace storedesk::listtools {

using namespace Qt::StringLiterals;

// More values would create an impractical number of files.
static constexpr std::size_t mostFiles = 200;

namespace {

struct ListWords
{
    Q_DECLARE_TR_FUNCTIONS(ListTools)
};

// A list that is being written.
class ListFile final
{
public:
    ListFile(const QString &path, const QStringList &headings)
        : m_file(path, base::NewFile::Access::AsBefore)
    {
        if (!m_file.open(QIODevice::WriteOnly))
            return;
        m_csv.emplace(m_file);
        m_csv->row(headings);
    }

    void add(const QByteArrayList &cells)
    {
        if (m_csv)
            m_csv->row(cells);
    }
    [[nodiscard]] base::Result<void> finish()
    {
        if (m_csv) {
            if (const auto written = m_csv->finish(); !written)
                return written;
        }
        if (m_csv && m_file.commit())
            return {};
        return tl::unexpected(base::Problem{.what = ListWords::tr("Couldn't write the list."),
                                            .why = m_file.errorString()});
    }

private:
    base::NewFile m_file;
    std::optional<csv::CsvWriter> m_csv;
};

bool isSame(const QString &heading, const QString &other)
{
    return heading.compare(other, Qt::CaseInsensitive) == 0;
}

// Returns the places of a list's columns among the headings of all lists, which get those that are
// missing. If a list repeats a heading, the first column with it matches the first one, and so on.
QList<qsizetype> placesIn(QStringList &all, const QStringList &headings)
{
    QList<qsizetype> places;
    for (const auto &heading : headings) {
        qsizetype place = 0;
        while (place < all.size() && (places.contains(place) || !isSame(all[place], heading)))
            ++place;
        if (place == all.size())
            all.append(heading);
        places.append(place);
    }
    return places;
}

// Returns the heading, with a number if it is among the others.
QString newHeading(const QString &heading, const QStringList &others)
{
    auto unique = heading;
    for (int number = 2; others.contains(unique, Qt::CaseInsensitive); ++number)
        unique = u"%1 (%2)"_s.arg(heading).arg(number);
    return unique;
}

// Runs one task.
class ListWork final
{
public:
    ListWork(const ListTask &task, const QString &temporaryFolder, base::Progress &progress)
        : m_task(task)
        , m_temporaryFolder(temporaryFolder)
        , m_progress(progress)
    { }

    [[nodiscard]] base::Result<ListOutcome> join();
    [[nodiscard]] base::Result<ListOutcome> subtract();
    [[nodiscard]] base::Result<ListOutcome> append();
    [[nodiscard]] base::Result<ListOutcome> split();

private:
    using Reader = std::unique_ptr<ListReader>;

    [[nodiscard]] base::Result<Reader> reader(qsizetype file) const
    {
        return ListReader::open(m_task.files[file], m_temporaryFolder, m_progress);
    }
    [[nodiscard]] QString otherKey() const
    {
        return m_task.otherKey.isEmpty() ? m_task.key : m_task.otherKey;
    }
    [[nodiscard]] base::Result<ListOutcome> finish(ListFile &file)
    {
        if (const auto done = file.finish(); !done)
            return tl::unexpected(done.error());
        m_outcome.files.append(m_task.output);
        return m_outcome;
    }
    [[nodiscard]] base::Result<QStringList> allHeadings() const;
    [[nodiscard]] base::Result<QHash<QByteArray, qint64>> lastRows();
    [[nodiscard]] QString fileFor(const QByteArray &value, const QStringList &taken) const;

    const ListTask &m_task;
    const QString m_temporaryFolder;
    base::Progress &m_progress;
    ListOutcome m_outcome;
};

base::Result<ListOutcome> ListWork::join()
{
    const auto other = reader(1);
    if (!other)
        return tl::unexpected(other.error());
    const auto otherColumn = (*other)->columnOf(otherKey());
    if (!otherColumn)
        return tl::unexpected(otherColumn.error());
    // If a key is repeated, its last row is used.
    QHash<QByteArray, QByteArrayList> rows;
    while ((*other)->next()) {
        ++m_outcome.read;
        auto cells = (*other)->cells();
        cells.removeAt(*otherColumn);
        if (const auto key = (*other)->keyIn(*otherColumn); !key.isEmpty())
            rows.insert(key, cells);
    }
    if (const auto end = (*other)->end(); !end)
        return tl::unexpected(end.error());
    const auto list = reader(0);
    const auto column = list ? (*list)->columnOf(m_task.key) : tl::unexpected(list.error());
    if (!column)
        return tl::unexpected(column.error());
    auto added = (*other)->headings();
    added.removeAt(*otherColumn);
    auto headings = (*list)->headings();
    for (const auto &heading : std::as_const(added))
        headings.append(newHeading(heading, headings));
    ListFile file(m_task.output, headings);
    while ((*list)->next()) {
        ++m_outcome.read;
        const auto found = rows.constFind((*list)->keyIn(*column));
        m_outcome.matched += found == rows.constEnd() ? 0 : 1;
        file.add((*list)->cells()
                 + (found == rows.constEnd() ? QByteArrayList(added.size()) : *found));
        ++m_outcome.written;
    }
    if (const auto end = (*list)->end(); !end)
        return tl::unexpected(end.error());
    return finish(file);
}

base::Result<ListOutcome> ListWork::subtract()
{
    QSet<QByteArray> keys;
    for (qsizetype at = 1; at < m_task.files.size(); ++at) {
        const auto other = reader(at);
        const auto column = other ? (*other)->columnOf(otherKey()) : tl::unexpected(other.error());
        if (!column)
            return tl::unexpected(column.error());
        while ((*other)->next()) {
            ++m_outcome.read;
            keys.insert((*other)->keyIn(*column));
        }
        if (const auto end = (*other)->end(); !end)
            return tl::unexpected(end.error());
    }
    keys.remove({});
    const auto list = reader(0);
    const auto column = list ? (*list)->columnOf(m_task.key) : tl::unexpected(list.error());
    if (!column)
        return tl::unexpected(column.error());
    ListFile file(m_task.output, (*list)->headings());
    while ((*list)->next()) {
        ++m_outcome.read;
        if (keys.contains((*list)->keyIn(*column))) {
            ++m_outcome.matched;
            ++m_outcome.dropped;
            continue;
        }
        file.add((*list)->cells());
        ++m_outcome.written;
    }
    if (const auto end = (*list)->end(); !end)
        return tl::unexpected(end.error());
    return finish(file);
}

base::Result<QStringList> ListWork::allHeadings() const
{
    QStringList headings;
    for (qsizetype at = 0; at < m_task.files.size(); ++at) {
        const auto list = reader(at);
        if (!list)
            return tl::unexpected(list.error());
        (void)placesIn(headings, (*list)->headings());
    }
    return headings;
}

// Returns the number of the last row with each key, counted over all files.
base::Result<QHash<QByteArray, qint64>> ListWork::lastRows()
{
    QHash<QByteArray, qint64> last;
    qint64 row = 0;
    for (qsizetype at = 0; at < m_task.files.size(); ++at) {
        const auto list = reader(at);
        const auto column = list ? (*list)->columnOf(at == 0 ? m_task.key : otherKey())
                                 : tl::unexpected(list.error());
        if (!column)
            return tl::unexpected(column.error());
        while ((*list)->next())
            last.insert((*list)->keyIn(*column), row++);
        if (const auto end = (*list)->end(); !end)
            return tl::unexpected(end.error());
    }
    return last;
}

base::Result<ListOutcome> ListWork::append()
{
    auto headings = allHeadings();
    if (!headings)
        return tl::unexpected(headings.error());
    QHash<QByteArray, qint64> last;
    if (!m_task.key.isEmpty()) {
        auto rows = lastRows();
        if (!rows)
            return tl::unexpected(rows.error());
        last = std::move(*rows);
    }
    ListFile file(m_task.output, *headings);
    qint64 row = 0;
    for (qsizetype at = 0; at < m_task.files.size(); ++at) {
        const auto list = reader(at);
        if (!list)
            return tl::unexpected(list.error());
        const auto places = placesIn(*headings, (*list)->headings());
        const auto column = m_task.key.isEmpty()
            ? base::Result<int>(-1)
            : (*list)->columnOf(at == 0 ? m_task.key : otherKey());
        if (!column)
            return tl::unexpected(column.error());
        for (; (*list)->next(); ++row) {
            ++m_outcome.read;
            const auto key = *column < 0 ? QByteArray() : (*list)->keyIn(*column);
            if (!key.isEmpty() && last.value(key, row) != row) {
                ++m_outcome.matched;
                ++m_outcome.dropped;
                continue;
            }
            QByteArrayList cells(headings->size());
            const auto own = (*list)->cells();
            for (qsizetype cell = 0; cell < own.size(); ++cell)
                cells[places[cell]] = own[cell];
            file.add(cells);
            ++m_outcome.written;
        }
        if (const auto end = (*list)->end(); !end)
            return tl::unexpected(end.error());
    }
    return finish(file);
}

// Returns a name that every file system accepts.
QString ListWork::fileFor(const QByteArray &value, const QStringList &taken) const
{
    static const QRegularExpression strange(uR"([^\w\-. @+]+)"_s,
                                            QRegularExpression::UseUnicodePropertiesOption);
    auto name = QString::fromUtf8(value).trimmed().left(60).replace(strange, u"_"_s);
    if (name.isEmpty())
        name = ListWords::tr("blank");
    const auto base = u"%1 - %2"_s.arg(QFileInfo(m_task.files.front()).completeBaseName(), name);
    const QDir folder(m_task.output);
    auto path = folder.filePath(base + u".csv"_s);
    for (int number = 2; taken.contains(path, Qt::CaseInsensitive); ++number)
        path = folder.filePath(u"%1 (%2).csv"_s.arg(base).arg(number));
    return path;
}

base::Result<ListOutcome> ListWork::split()
{
    const auto list = reader(0);
    const auto column = list ? (*list)->columnOf(m_task.key) : tl::unexpected(list.error());
    if (!column)
        return tl::unexpected(column.error());
    if (!QDir().mkpath(m_task.output))
        return tl::unexpected(base::Problem{
            .what = ListWords::tr("Couldn't create the folder %1.").arg(m_task.output)});
    std::map<QByteArray, std::unique_ptr<ListFile>> files;
    while ((*list)->next()) {
        ++m_outcome.read;
        auto &file = files[(*list)->keyIn(*column)];
        if (!file && files.size() > mostFiles)
            return tl::unexpected(base::Problem{
                .what = ListWords::tr("The column has more than %L1 values.").arg(mostFiles),
                .next = ListWords::tr("Choose a column with fewer values.")});
        if (!file) {
            const auto cells = (*list)->cells();
            const auto path = fileFor(cells.value(*column), m_outcome.files);
            if (QFileInfo::exists(path))
                return tl::unexpected(base::Problem{
                    .what = ListWords::tr("%1 already exists.").arg(path),
                    .next = ListWords::tr("Nothing was written. Choose another folder.")});
            m_outcome.files.append(path);
            file = std::make_unique<ListFile>(path, (*list)->headings());
        }
        file->add((*list)->cells());
        ++m_outcome.written;
    }
    if (const auto end = (*list)->end(); !end)
        return tl::unexpected(end.error());
    for (auto &[value, file] : files) {
        if (const auto done = file->finish(); !done)
            return tl::unexpected(done.error());
    }
    return m_outcome;
}

} // namespace

base::Result<ListOutcome> runListTask(const ListTask &task, const QString &temporaryFolder,
                                      base::Progress &progress)
{
    const auto count = task.files.size();
    const bool isJoin = task.operation == ListOperation::Join;
    if ((isJoin && count != 2) || (task.operation == ListOperation::Subtract && count < 2))
        return tl::unexpected(base::Problem{.what = ListWords::tr("Specify two lists.")});
    if (task.operation == ListOperation::Split ? count != 1 : count < 1)
        return tl::unexpected(base::Problem{.what = ListWords::tr("Specify one list.")});
    if (task.key.isEmpty() && task.operation != ListOperation::Append)
        return tl::unexpected(base::Problem{.what = ListWords::tr("Specify a column.")});
    for (const auto &file : task.files) {
        if (QFileInfo(file) == QFileInfo(task.output))
            return tl::unexpected(
                base::Problem{.what = ListWords::tr("The result can't replace one of the lists.")});
    }
    ListWork work(task, temporaryFolder, progress);
    switch (task.operation) {
    case ListOperation::Join:
        return work.join();
    case ListOperation::Subtract:
        return work.subtract();
    case ListOperation::Append:
        return work.append();
    case ListOperation::Split:
    case ListOperation::Count:
        break;
    }
    return work.split();
}

base::Result<QStringList> headingsOf(const QString &file, const QString &temporaryFolder,
                                     base::Progress &progress)
{
    return ListReader::open(file, temporaryFolder, progress)
        .map([](const std::unique_ptr<ListReader> &list) { return list->headings(); });
}

} // namespace storedesk::listtools
