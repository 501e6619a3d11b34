// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filesearch.h"

#include "csv/rowreader.h"
#include "query/finder.h"
#include "ui/sheetview/filewords.h"
#include "values/namematch.h"
#include "values/textfold.h"

#include <QLineEdit>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;

struct FileSearch::Task
{
    csv::TableSource source = {};
    query::Filter filter = {};
    std::shared_ptr<const csv::RowSet> rows = {};
    sheet::VisibleRows::Order order = {};
    // Text to find; empty to search for changes.
    QString text = {};
    // Columns to search for changes.
    QList<int> columns = {};
    // Number of visible columns in a table of differences.
    int traced = 0;
    // Returns cells as they are shown. Empty if they are shown as in the file.
    Words words = {};
    // Position to start from.
    qint64 from = -1;
    bool backward = false;
};

FileSearch::FileSearch(const sheet::Sheet &sheet, const sheet::VisibleRows &shown, QObject *parent)
    : QObject(parent)
    , m_sheet(sheet)
    , m_shown(shown)
    , m_work(sheet.clock())
{
    connect(&m_work, &base::BackgroundTask::changed, this, &FileSearch::changed);
    connect(&shown, &sheet::VisibleRows::replaced, this, &FileSearch::stop);
}

void FileSearch::stop()
{
    m_result.clear();
    m_work.stop();
}

// Stops the search when the field is cleared.
void FileSearch::follow(const QLineEdit &field)
{
    connect(&field, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (!text.isEmpty())
            return;
        stop();
        Q_EMIT changed();
    });
}

// Tries the positions one by one, considering only rows that contain the text.
static base::Result<qint64> inOrder(const csv::TableSource &source, const query::Filter &filter,
                                    const std::vector<quint32> &order, qint64 from, bool backward,
                                    bool &wrapped, base::Progress &progress)
{
    csv::RowSet holding;
    if (const auto read = query::filterRows(source, filter, holding, progress); !read)
        return tl::unexpected(read.error());
    const auto count = static_cast<qint64>(order.size());
    for (qint64 step = 1; step <= count && holding.count() > 0; ++step) {
        auto position = backward ? from - step : from + step;
        wrapped = position < 0 || position >= count;
        position = (position + 2 * count) % count;
        if (holding.contains(order[static_cast<std::size_t>(position)]))
            return position;
    }
    return -1;
}

// Returns the row from which a search in file order starts.
static qint64 startOf(const FileSearch::Task &task, qint64 first, qint64 last)
{
    if (task.from < 0)
        return task.backward ? last : first;
    const auto at = task.rows ? task.rows->rowAt(task.from) : task.from + first;
    return task.backward ? at - 1 : at + 1;
}

static FileSearch::Search inFile(const FileSearch::Task &task, const query::Filter &wanted,
                                 base::Progress &progress)
{
    const auto direction = task.backward ? query::Direction::Backward : query::Direction::Forward;
    const auto first = qint64(task.source.header ? 1 : 0);
    const auto last = task.source.rows() - 1;
    FileSearch::Hit hit;
    auto found =
        query::findRow(task.source, wanted, startOf(task, first, last), direction, progress);
    if (found && !*found) {
        hit.wrapped = true;
        found =
            query::findRow(task.source, wanted, task.backward ? last : first, direction, progress);
    }
    if (!found)
        return tl::unexpected(found.error());
    if (!*found)
        return FileSearch::Hit();
    hit.row = **found;
    hit.position = task.rows ? task.rows->positionOf(hit.row) : hit.row - first;
    return hit;
}

static int columnOf(const FileSearch::Task &task, qint64 row)
{
    csv::RowReader reader(task.source.file, task.source.index, task.source.dialect);
    const auto cells = reader.row(row);
    for (const int column : task.columns) {
        if (column > 0
            && cells.value(column + task.traced).startsWith(query::Condition::changedMark))
            return column;
    }
    QByteArray scratch;
    const auto wanted = values::folded(task.text.toUtf8(), scratch).toByteArray();
    for (int column = 0; column < cells.size() && !task.text.isEmpty(); ++column) {
        // The previous value is displayed in the same cell as the new one.
        if (values::folded(cells[column], scratch).contains(wanted))
            return task.traced > 0 ? column % task.traced : column;
    }
    return -1;
}

namespace {

// Finds shown texts that differ from the texts in the file.
class ShownTexts final
{
public:
    ShownTexts(const FileSearch::Task &task)
        : m_task(task)
        , m_reader(task.source.file, task.source.index, task.source.dialect)
        , m_wanted(values::foldedName(task.text))
    { }

    [[nodiscard]] qint64 count() const
    {
        return m_task.order ? static_cast<qint64>(m_task.order->size())
            : m_task.rows   ? m_task.rows->count()
                            : m_task.source.rows() - first();
    }
    [[nodiscard]] qint64 rowAt(qint64 position) const
    {
        return m_task.order ? qint64((*m_task.order)[static_cast<std::size_t>(position)])
            : m_task.rows   ? qint64(m_task.rows->rowAt(position))
                            : position + first();
    }
    // Returns the column whose shown text contains the wanted one, or -1.
    [[nodiscard]] int columnIn(qint64 row)
    {
        const auto cells = m_reader.row(row);
        for (int column = 0; column < cells.size(); ++column) {
            const auto text = QString::fromUtf8(cells[column]);
            const auto shown = m_task.words(column, text);
            if (shown != text && values::foldedName(shown).contains(m_wanted))
                return column;
        }
        return -1;
    }

private:
    [[nodiscard]] qint64 first() const { return m_task.source.header ? 1 : 0; }

    const FileSearch::Task &m_task;
    csv::RowReader m_reader;
    const QString m_wanted;
};

} // namespace

// Returns the number of steps from the start to the position.
static qint64 stepsTo(const FileSearch::Task &task, qint64 position, qint64 count)
{
    const auto from = task.from < 0 && task.backward ? count : task.from;
    const auto steps = task.backward ? from - position : position - from;
    return steps > 0 ? steps : steps + count;
}

// Returns a row that is nearer than the hit in the file, or the hit itself.
static FileSearch::Search nearest(const FileSearch::Task &task, const FileSearch::Search &hit,
                                  base::Progress &progress)
{
    if (!hit || !task.words || task.text.isEmpty() || task.traced > 0)
        return hit;
    ShownTexts texts(task);
    const auto count = texts.count();
    const auto most = hit->position < 0 ? count : stepsTo(task, hit->position, count) - 1;
    const auto from = task.from < 0 && task.backward ? count : task.from;
    for (qint64 step = 1; step <= most; ++step) {
        if (progress.cancelled())
            return hit;
        auto position = task.backward ? from - step : from + step;
        const bool wrapped = position < 0 || position >= count;
        position = (position + 2 * count) % count;
        const auto row = texts.rowAt(position);
        if (const int column = texts.columnIn(row); column >= 0)
            return FileSearch::Hit{
                .position = position, .row = row, .column = column, .wrapped = wrapped};
    }
    return hit;
}

FileSearch::Search FileSearch::search(const Task &task, base::Progress &progress)
{
    const query::Condition holds{.texts = {task.text.toUtf8()}};
    const query::Condition changed{
        .column = 0, .test = query::Condition::Test::Changed, .traceColumn = task.traced};
    query::Filter wanted{.conditions = {task.text.isEmpty() ? changed : holds}};
    if (!sheet::isEmpty(task.filter))
        wanted.groups.push_back(task.filter);
    Search hit;
    if (task.order) {
        const auto position = inOrder(task.source, wanted, *task.order, task.from, task.backward,
                                      hit->wrapped, progress);
        if (!position)
            return tl::unexpected(position.error());
        hit->position = *position;
        if (hit->position >= 0)
            hit->row = (*task.order)[static_cast<std::size_t>(hit->position)];
    } else {
        hit = inFile(task, wanted, progress);
    }
    if (hit && hit->row >= 0)
        hit->column = columnOf(task, hit->row);
    return nearest(task, hit, progress);
}

void FileSearch::find(const QString &text, bool backward)
{
    start({.text = text}, backward, tr("“%1” was not found in these rows").arg(text));
}

void FileSearch::findChange(const QList<int> &columns, bool backward)
{
    start({.columns = columns}, backward, tr("No changes in these rows"));
}

void FileSearch::start(Task task, bool backward, const QString &notFound)
{
    if (m_sheet.state() != sheet::Sheet::State::Ready)
        return;
    m_result.clear();
    task.source = m_sheet.source();
    task.filter = m_shown.filter();
    task.rows = m_shown.rows();
    task.order = m_shown.order();
    task.traced = m_sheet.reading().traced;
    task.words = m_words;
    task.from = m_from;
    task.backward = backward;
    m_work.start([task](base::Progress &progress) { return search(task, progress); },
                 [this, notFound](const Search &hit) {
                     m_result = !hit         ? wordsOf(hit.error())
                         : hit->position < 0 ? notFound
                         : hit->wrapped      ? tr("continued from the top")
                                             : QString();
                     if (hit && hit->position >= 0)
                         Q_EMIT found(hit->position, hit->column);
                 });
}

} // namespace storedesk::ui::sheetview
