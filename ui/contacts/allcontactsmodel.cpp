// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/contacts/allcontactsmodel.h"

#include "ui/host/recordaddress.h"
#include "ui/offline/offlinerecord.h"

#include <algorithm>

namespace storedesk::ui::contacts {

using catalogue::Resource;
using storage::ContactMirror;

static constexpr int rowsOfPage = 100;

AllContactsModel::AllContactsModel(storedesk::exports::ContactMirrorUpdater &atHand,
                                   base::Clock &clock, QObject *parent)
    : QAbstractTableModel(parent)
    , m_atHand(atHand)
    , m_clock(clock)
{
    connect(&m_atHand, &storedesk::exports::ContactMirrorUpdater::contentChanged, this, [this] {
        // The stored row numbers refer to the previous content, so discard them.
        m_order.reset();
        m_meeting.reset();
        search(m_words);
        if (!m_sortKey.isEmpty())
            order();
        compare();
        Q_EMIT contentChanged();
    });
    connect(&m_atHand, &storedesk::exports::ContactMirrorUpdater::aboutToReplace, this,
            &AllContactsModel::aboutToReplace);
    search({});
}

void AllContactsModel::setColumns(std::vector<AllContactsColumn> columns)
{
    beginResetModel();
    m_columns = std::move(columns);
    endResetModel();
}

void AllContactsModel::setCurrency(const QString &currency)
{
    if (currency == m_currency)
        return;
    m_currency = currency;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void AllContactsModel::setConditions(const storage::ContactFilter &conditions)
{
    if (m_conditions == conditions)
        return;
    m_conditions = conditions;
    compare();
}

// Evaluates the conditions in the background; the current rows stay visible until then.
void AllContactsModel::compare()
{
    m_comparing = !m_conditions.isEmpty() && m_atHand.hasCopy();
    if (!m_comparing) {
        if (std::exchange(m_meeting, {}))
            search(m_words);
        return;
    }
    m_atHand.reader().meeting(
        m_conditions, this,
        [this](base::Result<storedesk::exports::ContactMirrorReader::Numbers> meeting) {
            m_comparing = false;
            if (meeting)
                m_meeting = std::move(*meeting);
            else
                Q_EMIT failed(meeting.error());
            search(m_words);
        });
}

bool AllContactsModel::showsAll() const
{
    return m_conditions.isEmpty() && m_words.trimmed().isEmpty() && !m_searching;
}

int AllContactsModel::sortedColumn() const
{
    const auto found = std::ranges::find_if(m_columns, [this](const AllContactsColumn &column) {
        return column.rule.key == m_sortKey;
    });
    return found == m_columns.end() ? -1 : static_cast<int>(found - m_columns.begin());
}

void AllContactsModel::sort(int column, Qt::SortOrder order)
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

void AllContactsModel::order()
{
    m_sorting = !m_sortKey.isEmpty() && m_atHand.hasCopy();
    Q_EMIT sortingChanged();
    if (!m_sorting)
        return search(m_words);
    m_atHand.reader().order(
        m_sortKey, m_sortsNumbers ? storage::ComparedAs::Number : storage::ComparedAs::Text, this,
        [this, key = m_sortKey](base::Result<std::shared_ptr<const storage::ContactOrder>> made) {
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

void AllContactsModel::find(const QStringList &keys, const Found &found)
{
    m_atHand.reader().ask([keys](storage::ContactMirror &mirror) { return mirror.findAll(keys); },
                          this,
                          [this, found, wanted = keys.size()](
                              const base::Result<storage::ContactMirror::Numbers> &numbers) {
                              if (!numbers)
                                  return Q_EMIT failed(numbers.error());
                              found(*numbers, wanted - std::ssize(*numbers));
                          });
}

void AllContactsModel::readKeys(storage::ContactMirror::Numbers numbers,
                                const std::function<void(const QStringList &)> &found)
{
    m_atHand.reader().ask([numbers = std::move(numbers)](
                              storage::ContactMirror &mirror) { return mirror.keysOf(numbers); },
                          this,
                          [this, found](const base::Result<QStringList> &keys) {
                              if (!keys)
                                  return Q_EMIT failed(keys.error());
                              found(*keys);
                          });
}

void AllContactsModel::readAll(
    const std::function<void(const storage::ContactMirror::Numbers &)> &found)
{
    m_atHand.reader().ask(
        [](storage::ContactMirror &mirror) { return mirror.search({}, [] { return false; }); },
        this,
        [this, found](const base::Result<storage::ContactMirror::Numbers> &numbers) {
            if (!numbers)
                return Q_EMIT failed(numbers.error());
            found(*numbers);
        });
}

void AllContactsModel::search(const QString &words)
{
    m_words = words;
    if (!m_atHand.hasCopy()) {
        m_searching = false;
        return take({});
    }
    m_searching = true;
    m_atHand.reader().search(
        words, {.by = m_order, .descending = m_direction == Qt::DescendingOrder, .only = m_meeting},
        this, [this](base::Result<ContactMirror::Numbers> numbers) {
            m_searching = false;
            if (!numbers)
                Q_EMIT failed(numbers.error());
            take(std::move(numbers).value_or(ContactMirror::Numbers()));
        });
}

void AllContactsModel::take(ContactMirror::Numbers numbers)
{
    beginResetModel();
    m_numbers = std::move(numbers);
    m_pages.clear();
    m_asked.clear();
    ++m_generation;
    endResetModel();
    Q_EMIT searched();
}

void AllContactsModel::ask(int page) const
{
    if (m_asked.contains(page))
        return;
    m_asked.insert(page);
    const auto first = m_numbers.begin() + page * rowsOfPage;
    const auto count = std::min<std::ptrdiff_t>(rowsOfPage, m_numbers.end() - first);
    // The rows are loaded later, so the call does not logically change the model.
    auto *self = const_cast<AllContactsModel *>(this);
    m_atHand.reader().ask([numbers = ContactMirror::Numbers(first, first + count)](
                              ContactMirror &copy) { return copy.rows(numbers); },
                          self,
                          [self, page, generation = m_generation](
                              const base::Result<std::vector<storage::MirroredContact>> &rows) {
                              if (generation == self->m_generation)
                                  self->takePage(page, rows);
                          });
}

void AllContactsModel::takePage(int page,
                                const base::Result<std::vector<storage::MirroredContact>> &rows)
{
    m_asked.remove(page);
    auto records = std::make_unique<Page>(static_cast<std::size_t>(rowsOfPage));
    if (!rows)
        Q_EMIT failed(rows.error());
    else
        std::ranges::transform(*rows, records->begin(), [this](const auto &row) {
            return records::offlineRecord(m_atHand.known().columns, row.cells);
        });
    m_pages.insert(page, records.release());
    const int last = std::min((page + 1) * rowsOfPage, rowCount()) - 1;
    Q_EMIT dataChanged(index(page * rowsOfPage, 0), index(last, columnCount() - 1));
}

QJsonObject AllContactsModel::recordAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    if (const auto *page = m_pages.object(row / rowsOfPage))
        return page->at(static_cast<std::size_t>(row % rowsOfPage));
    ask(row / rowsOfPage);
    return {};
}

std::optional<PageAddress> AllContactsModel::placeOfRecord(const QJsonObject &record)
{
    for (const auto *lookupKey : catalogue::lookupKeysOf(Resource::Contact)) {
        if (const auto value = record.value(lookupKey->member).toString(); !value.isEmpty())
            return placeOf(*lookupKey, {value});
    }
    return std::nullopt;
}

int AllContactsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_numbers.size());
}

int AllContactsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant AllContactsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return headerData(index.column(), Qt::Horizontal, role);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const auto record = recordAt(index.row());
    const auto &column = m_columns[static_cast<std::size_t>(index.column())];
    return role == Qt::ToolTipRole
        ? column.fullText(record)
        : column.text(record, {.now = m_clock.now(), .currency = m_currency});
}

QVariant AllContactsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const auto &column = m_columns[static_cast<std::size_t>(section)];
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(column.alignment());
    return role == Qt::DisplayRole ? column.title() : QVariant();
}

} // namespace storedesk::ui::contacts
