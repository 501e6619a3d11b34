// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobrowsmodel.h"

#include "jobs/bulkkind.h"
#include "jobs/erasedrow.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <limits>

namespace storedesk::jobs {

using journal::JobRow;
using journal::RowState;

static constexpr int blockSize = 200;
static constexpr int mostBlocks = 24;

JobRowsModel::JobRowsModel(JobManager &jobManager, QObject *parent)
    : QAbstractTableModel(parent)
    , m_jobManager(jobManager)
    , m_blocks(mostBlocks)
{
    connect(&jobManager, &JobManager::jobChanged, this, &JobRowsModel::follow);
    connect(&jobManager, &JobManager::jobEnded, this, &JobRowsModel::follow);
}

void JobRowsModel::show(const QString &id, const journal::RowFilter &filter,
                        std::optional<qint64> count)
{
    beginResetModel();
    m_id = id;
    m_filter = filter;
    m_count = count;
    const auto *job = m_jobManager.find(id);
    m_columns = job ? job->head.columns() : QStringList();
    const auto plan = job ? bulkPlanOf(job->head.outline) : std::nullopt;
    m_keyColumn = plan ? plan->keyColumn.value_or(0) : 0;
    m_readsFirst = plan && plan->readsEach();
    m_changes = plan && catalogue::operation(plan->operation).effect == catalogue::Effect::Update;
    m_looksUp = plan && !catalogue::operation(plan->operation).writes();
    m_rows = countNow();
    ++m_round;
    m_blocks.clear();
    m_asked.clear();
    m_stale.clear();
    m_numbers.clear();
    m_wasRunning = isRunning();
    endResetModel();
    if (m_order)
        readOrder();
}

int JobRowsModel::countNow() const
{
    const auto *job = m_jobManager.find(m_id);
    if (!job)
        return 0;
    auto count = job->head.rows();
    if (m_filter.state)
        count = job->head.counts[*m_filter.state];
    count = m_count.value_or(count);
    return static_cast<int>(std::min<qint64>(count, std::numeric_limits<int>::max()));
}

void JobRowsModel::follow(const QString &id)
{
    if (id != m_id)
        return;
    if (m_order)
        followSorted();
    else
        followCount(countNow());
    // Visible rows remain until they have been read again.
    for (const int block : m_blocks.keys())
        m_stale.insert(block);
    if (m_rows > 0)
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, columnCount() - 1));
}

// Rows that jump while they are read would be unusable, and a large job would be sorted all the
// time.
void JobRowsModel::followSorted()
{
    const bool was = std::exchange(m_wasRunning, isRunning());
    if (was && !m_wasRunning)
        readOrder();
}

void JobRowsModel::followCount(int now)
{
    if (now > m_rows) {
        beginInsertRows({}, m_rows, now - 1);
        m_rows = now;
        endInsertRows();
    } else if (now < m_rows) {
        beginRemoveRows({}, now, m_rows - 1);
        m_rows = now;
        endRemoveRows();
    }
}

std::optional<journal::RowOrder> JobRowsModel::orderOf(int column) const
{
    using By = journal::RowOrder::By;
    if (column < 0 || column >= columnCount())
        return std::nullopt;
    if (column == lineColumn)
        return journal::RowOrder{.by = By::Number};
    if (column == stateColumn())
        return journal::RowOrder{.by = By::State};
    if (column == reasonColumn())
        return journal::RowOrder{.by = By::Reason};
    return journal::RowOrder{.by = By::Cell, .cell = cellAt(column)};
}

void JobRowsModel::sort(int column, Qt::SortOrder order)
{
    auto wanted = orderOf(column);
    if (wanted)
        wanted->descending = order == Qt::DescendingOrder;
    if (wanted == m_order)
        return;
    m_order = wanted;
    if (m_order)
        readOrder();
    else
        show(m_id, m_filter, m_count);
}

// Reads the numbers of all rows in the chosen order. Until then, the rows stay where they are.
void JobRowsModel::readOrder()
{
    m_sortsAgain = m_sorting;
    if (std::exchange(m_sorting, true) || !m_jobManager.find(m_id)) {
        m_sorting = m_sortsAgain;
        return;
    }
    m_jobManager.ask(
        m_id,
        [filter = m_filter, order = *m_order](journal::Journal &journal) {
            return journal.rows().numbers(filter, order);
        },
        this,
        [this, round = m_round, order = m_order](const base::Result<std::vector<qint64>> &numbers) {
            m_sorting = false;
            const bool again = std::exchange(m_sortsAgain, false);
            if (m_order && (again || round != m_round || order != m_order))
                return readOrder();
            if (!numbers)
                return (void)Q_EMIT failed(numbers.error());
            if (m_order)
                arrange(*numbers);
        });
}

qint64 JobRowsModel::numberAt(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    if (at < m_numbers.size())
        return m_numbers[at];
    const auto *rows = m_blocks.object(row / blockSize);
    const auto inBlock = static_cast<std::size_t>(row % blockSize);
    return rows && inBlock < rows->size() ? (*rows)[inBlock].number : 0;
}

// Shows the rows in this order. The selected rows move to their new places.
void JobRowsModel::arrange(std::vector<qint64> numbers)
{
    const auto count =
        static_cast<int>(std::min<std::size_t>(numbers.size(), std::numeric_limits<int>::max()));
    followCount(count);
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const auto before = persistentIndexList();
    QHash<qint64, int> rows;
    for (const auto &index : before)
        rows.insert(numberAt(index.row()), -1);
    for (int row = 0; row < count && !before.isEmpty(); ++row) {
        if (const auto found = rows.find(numbers[static_cast<std::size_t>(row)]);
            found != rows.end())
            *found = row;
    }
    QModelIndexList after;
    for (const auto &each : before) {
        const int row = rows.value(numberAt(each.row()), -1);
        after.append(row < 0 ? QModelIndex() : index(row, each.column()));
    }
    m_numbers = std::move(numbers);
    ++m_round;
    m_blocks.clear();
    m_asked.clear();
    m_stale.clear();
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

const JobRow *JobRowsModel::row(int row) const
{
    const int block = row / blockSize;
    const auto *rows = m_blocks.object(block);
    if (!rows || m_stale.contains(block))
        fetch(block);
    const auto at = static_cast<std::size_t>(row % blockSize);
    return rows && at < rows->size() ? &(*rows)[at] : nullptr;
}

void JobRowsModel::fetch(int block) const
{
    if (m_asked.contains(block) || m_jobManager.isRemoved(m_id))
        return;
    m_asked.insert(block);
    auto *self = const_cast<JobRowsModel *>(this);
    std::vector<qint64> sorted;
    const auto first = static_cast<std::size_t>(block) * blockSize;
    if (first < m_numbers.size())
        sorted.assign(
            m_numbers.begin() + static_cast<std::ptrdiff_t>(first),
            m_numbers.begin()
                + static_cast<std::ptrdiff_t>(std::min(first + blockSize, m_numbers.size())));
    m_jobManager.ask(
        m_id,
        [filter = m_filter, block, sorted](journal::Journal &journal) {
            if (!sorted.empty())
                return journal.rows().withNumbers(sorted);
            // Unfiltered rows are numbered without gaps, so they can be addressed by number instead
            // of an offset.
            const auto skip = qint64(block) * blockSize;
            return filter == journal::RowFilter()
                ? journal.rows().findBehind(filter, skip, blockSize)
                : journal.rows().find(filter, skip, blockSize);
        },
        self,
        [self, block, round = m_round](const base::Result<Block> &rows) {
            if (round == self->m_round)
                self->storeBlock(block, rows);
        });
}

void JobRowsModel::storeBlock(int block, const base::Result<Block> &rows)
{
    m_asked.remove(block);
    m_stale.remove(block);
    if (!rows) {
        if (!m_jobManager.isRemoved(m_id))
            Q_EMIT failed(rows.error());
        return;
    }
    m_blocks.insert(block, new Block(*rows));
    const int first = block * blockSize;
    const int last = std::min(first + blockSize, m_rows) - 1;
    if (first <= last)
        Q_EMIT dataChanged(index(first, 0), index(last, columnCount() - 1));
}

int JobRowsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int JobRowsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size()) + 3;
}

QString wordOf(RowState state, const journal::JobHead &head)
{
    const auto plan = bulkPlanOf(head.outline);
    const bool reads = plan && !catalogue::operation(plan->operation).writes();
    switch (state) {
    case RowState::Waiting:
    case RowState::Count:
        return head.state == journal::JobState::Done ? JobRowsModel::tr("Cancelled")
                                                     : JobRowsModel::tr("Queued");
    case RowState::Reading:
        return plan && plan->readsEach() ? JobRowsModel::tr("Loading") : JobRowsModel::tr("Queued");
    case RowState::Leaving:
        return reads ? JobRowsModel::tr("Loading") : JobRowsModel::tr("Sending");
    case RowState::Done:
        return reads ? JobRowsModel::tr("Looked up") : JobRowsModel::tr("Done");
    case RowState::Refused:
        return reads ? JobRowsModel::tr("Failed") : JobRowsModel::tr("Rejected");
    case RowState::NotSent:
        return JobRowsModel::tr("Not sent");
    case RowState::Unknown:
        return JobRowsModel::tr("Unknown");
    }
    return {};
}

struct JobRowsModel::FixedColumn
{
    const char *title;
    Qt::Alignment alignment;
    QString (JobRowsModel::*text)(const JobRow &row) const;
};

// clang-format off
constinit const std::array<JobRowsModel::FixedColumn, 3> JobRowsModel::fixedColumns{
    FixedColumn{QT_TRANSLATE_NOOP("storedesk::jobs::JobRowsModel", "Line"),    Qt::AlignRight | Qt::AlignVCenter, &JobRowsModel::lineText},
    FixedColumn{QT_TRANSLATE_NOOP("storedesk::jobs::JobRowsModel", "Status"),   Qt::AlignLeft | Qt::AlignVCenter,  &JobRowsModel::stateText},
    FixedColumn{QT_TRANSLATE_NOOP("storedesk::jobs::JobRowsModel", "Details"), Qt::AlignLeft | Qt::AlignVCenter,  &JobRowsModel::reasonText},
};
// clang-format on

const JobRowsModel::FixedColumn *JobRowsModel::fixedAt(int column) const
{
    const std::array places{lineColumn, stateColumn(), reasonColumn()};
    const auto *const found = std::ranges::find(places, column);
    return found == places.end() ? nullptr
                                 : &fixedColumns[static_cast<std::size_t>(found - places.begin())];
}

QString JobRowsModel::lineText(const JobRow &row) const
{
    return QLocale().toString(row.number);
}

// A row that ended without a reason shows its time instead.
static bool showsTime(const JobRow &row)
{
    return !row.erased.isValid() && row.text.isEmpty() && !row.detail.contains(u'\n')
        && row.at.isValid() && isEnd(row.state);
}

// A successful row has no reason, only a time.
QString JobRowsModel::reasonText(const JobRow &row) const
{
    if (row.erased.isValid())
        return erasedWords(row);
    // Several errors of a row are below each other.
    if (row.detail.contains(u'\n'))
        return row.text + u'\n' + row.detail;
    if (!row.text.isEmpty())
        return row.detail.isEmpty()
            ? row.text
            : tr("%1 %2", "reason, what the service said").arg(row.text, row.detail);
    return showsTime(row) ? QLocale().toString(row.at.toLocalTime(), QLocale::ShortFormat)
                          : QString();
}

// Whether the service reported a creation, or the record was looked up first and did not exist.
bool JobRowsModel::isCreated(const JobRow &row) const
{
    // HTTP 201.
    static constexpr int created = 201;
    return row.state == RowState::Done && m_changes && !row.erased.isValid()
        && (row.status == created || (m_readsFirst && row.before.isEmpty()));
}

bool JobRowsModel::isMissing(const JobRow &row) const
{
    // HTTP 404.
    static constexpr int notFound = 404;
    return m_looksUp && row.state == RowState::Done && row.status == notFound;
}

QString JobRowsModel::stateText(const JobRow &row) const
{
    const auto *job = m_jobManager.find(m_id);
    if (!job)
        return {};
    if (m_looksUp && row.state == RowState::Done)
        return isMissing(row) ? tr("Not found") : tr("Found");
    return isCreated(row) ? tr("Created") : wordOf(row.state, job->head);
}

int JobRowsModel::cellAt(int column) const
{
    if (column == 1)
        return m_keyColumn;
    const int other = column - reasonColumn() - 1;
    return other < m_keyColumn ? other : other + 1;
}

QVariant JobRowsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto *fixed = fixedAt(index.column());
    if (role == Qt::TextAlignmentRole && fixed)
        return int(fixed->alignment);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role < Qt::UserRole)
        return {};
    const auto *known = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        if (!known)
            return QString();
        if (role == Qt::ToolTipRole && index.column() == reasonColumn() && showsTime(*known))
            return QLocale().toString(known->at.toLocalTime(), QLocale::LongFormat);
        return fixed ? (this->*fixed->text)(*known) : known->cells.value(cellAt(index.column()));
    case StateRole:
        return known ? QVariant(int(known->state)) : QVariant();
    case NumberRole:
        return known ? QVariant(known->number) : QVariant();
    case KnownRole:
        return known != nullptr;
    case MissingRole:
        return known && isMissing(*known);
    default:
        return {};
    }
}

QVariant JobRowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const auto *fixed = fixedAt(section);
    if (role == Qt::TextAlignmentRole && fixed)
        return int(fixed->alignment);
    if (role != Qt::DisplayRole)
        return {};
    return fixed ? tr(fixed->title) : m_columns.value(cellAt(section));
}

} // namespace storedesk::jobs
