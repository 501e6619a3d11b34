// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/everybodymodel.h"

#include "ui/frame/recordplace.h"
#include "ui/records/keptrecord.h"

#include <algorithm>

namespace storedesk::ui::records {

using catalogue::Resource;
using local::ContactCopy;

static constexpr int rowsOfPage = 100;

EverybodyModel::EverybodyModel(storedesk::exports::ContactsAtHand &atHand, base::Clock &clock,
                               QObject *parent)
    : QAbstractTableModel(parent)
    , m_atHand(atHand)
    , m_clock(clock)
{
    connect(&m_atHand, &storedesk::exports::ContactsAtHand::contentChanged, this, [this] {
        // The stored row numbers refer to the previous content.
        m_order.reset();
        m_meeting.reset();
        search(m_words);
        if (!m_sortKey.isEmpty())
            order();
        compare();
    });
    search({});
}

void EverybodyModel::setColumns(std::vector<EverybodyColumn> columns)
{
    beginResetModel();
    m_columns = std::move(columns);
    endResetModel();
}

void EverybodyModel::setConditions(const local::ContactFilter &conditions)
{
    if (m_conditions == conditions)
        return;
    m_conditions = conditions;
    compare();
}

// Runs in the background; the current rows stay visible until it has finished.
void EverybodyModel::compare()
{
    m_comparing = !m_conditions.isEmpty() && m_atHand.hasCopy();
    if (!m_comparing) {
        if (std::exchange(m_meeting, {}))
            search(m_words);
        return;
    }
    m_atHand.reader().meeting(
        m_conditions, this, [this](base::Result<storedesk::exports::CopyReader::Numbers> meeting) {
            m_comparing = false;
            if (meeting)
                m_meeting = std::move(*meeting);
            else
                Q_EMIT failed(meeting.error());
            search(m_words);
        });
}

int EverybodyModel::sortedColumn() const
{
    const auto found = std::ranges::find_if(
        m_columns, [this](const EverybodyColumn &column) { return column.rule.key == m_sortKey; });
    return found == m_columns.end() ? -1 : static_cast<int>(found - m_columns.begin());
}

void EverybodyModel::sort(int column, Qt::SortOrder order)
{
    const bool none = column < 0 || column >= columnCount();
    const auto key = none ? QString() : m_columns[static_cast<std::size_t>(column)].rule.key;
    if (key != m_sortKey)
        m_order.reset();
    m_sortKey = key;
    m_sortsNumbers = !none && m_columns[static_cast<std::size_t>(column)].isNumber();
    m_direction = order;
    this->order();
}

void EverybodyModel::order()
{
    m_sorting = !m_sortKey.isEmpty() && m_atHand.hasCopy();
    Q_EMIT sortingChanged();
    if (!m_sorting)
        return search(m_words);
    m_atHand.reader().order(
        m_sortKey, m_sortsNumbers ? local::ComparedAs::Number : local::ComparedAs::Text, this,
        [this, key = m_sortKey](base::Result<std::shared_ptr<const local::ContactOrder>> made) {
            if (key != m_sortKey)
                return;
            m_sorting = false;
            if (made)
                m_order = std::move(*made);
            else
                Q_EMIT failed(made.error());
            search(m_words);
        });
}

void EverybodyModel::search(const QString &words)
{
    m_words = words;
    if (!m_atHand.hasCopy()) {
        m_searching = false;
        return take({});
    }
    m_searching = true;
    m_atHand.reader().search(
        words, {.by = m_order, .descending = m_direction == Qt::DescendingOrder, .only = m_meeting},
        this, [this](base::Result<ContactCopy::Numbers> numbers) {
            m_searching = false;
            if (!numbers)
                Q_EMIT failed(numbers.error());
            take(std::move(numbers).value_or(ContactCopy::Numbers()));
        });
}

void EverybodyModel::take(ContactCopy::Numbers numbers)
{
    beginResetModel();
    m_numbers = std::move(numbers);
    m_pages.clear();
    m_asked.clear();
    ++m_generation;
    endResetModel();
    Q_EMIT searched();
}

void EverybodyModel::ask(int page) const
{
    if (m_asked.contains(page))
        return;
    m_asked.insert(page);
    const auto first = m_numbers.begin() + page * rowsOfPage;
    const auto count = std::min<std::ptrdiff_t>(rowsOfPage, m_numbers.end() - first);
    // The rows are loaded later, which is not a logical change of the model.
    auto *self = const_cast<EverybodyModel *>(this);
    m_atHand.reader().ask([numbers = ContactCopy::Numbers(first, first + count)](
                              ContactCopy &copy) { return copy.rows(numbers); },
                          self,
                          [self, page, generation = m_generation](
                              const base::Result<std::vector<local::CopiedContact>> &rows) {
                              if (generation == self->m_generation)
                                  self->takePage(page, rows);
                          });
}

void EverybodyModel::takePage(int page, const base::Result<std::vector<local::CopiedContact>> &rows)
{
    m_asked.remove(page);
    auto records = std::make_unique<Page>(static_cast<std::size_t>(rowsOfPage));
    if (!rows)
        Q_EMIT failed(rows.error());
    else
        std::ranges::transform(*rows, records->begin(), [this](const auto &row) {
            return keptRecord(m_atHand.known().columns, row.cells);
        });
    m_pages.insert(page, records.release());
    const int last = std::min((page + 1) * rowsOfPage, rowCount()) - 1;
    Q_EMIT dataChanged(index(page * rowsOfPage, 0), index(last, columnCount() - 1));
}

QJsonObject EverybodyModel::recordAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    if (const auto *page = m_pages.object(row / rowsOfPage))
        return page->at(static_cast<std::size_t>(row % rowsOfPage));
    ask(row / rowsOfPage);
    return {};
}

std::optional<Place> EverybodyModel::placeOfRecord(const QJsonObject &record)
{
    for (const auto *lookupKey : catalogue::lookupKeysOf(Resource::Contact)) {
        if (const auto value = record.value(lookupKey->member).toString(); !value.isEmpty())
            return placeOf(*lookupKey, {value});
    }
    return std::nullopt;
}

int EverybodyModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_numbers.size());
}

int EverybodyModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant EverybodyModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return headerData(index.column(), Qt::Horizontal, role);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const auto record = recordAt(index.row());
    const auto &column = m_columns[static_cast<std::size_t>(index.column())];
    return role == Qt::ToolTipRole ? column.fullText(record) : column.text(record, m_clock.now());
}

QVariant EverybodyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const auto &column = m_columns[static_cast<std::size_t>(section)];
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(column.alignment());
    return role == Qt::DisplayRole ? column.title() : QVariant();
}

} // namespace storedesk::ui::records
