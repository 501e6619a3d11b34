// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/manymodel.h"

#include "items/cells.h"
#include "ui/details/groups.h"
#include "ui/widgets/celldelegate.h"

#include <QCoreApplication>
#include <QLocale>

namespace storedesk::ui::records {

using catalogue::Field;
using catalogue::Resource;

QString textOf(ManyState state)
{
    static constexpr std::array words{
        QT_TRANSLATE_NOOP("ManyState", "Found"), QT_TRANSLATE_NOOP("ManyState", "Not found"),
        QT_TRANSLATE_NOOP("ManyState", "Failed"), QT_TRANSLATE_NOOP("ManyState", "Checking"),
        QT_TRANSLATE_NOOP("ManyState", "Waiting")};
    static_assert(words.size() == static_cast<std::size_t>(ManyState::Count));
    return QCoreApplication::translate("ManyState", words[static_cast<std::size_t>(state)]);
}

// The columns of a list of them, without what the row says already.
static bool isColumn(Resource resource, const Field &field)
{
    if (!field.places.testFlag(catalogue::Place::Table)
        || !field.places.testFlag(catalogue::Place::Answer))
        return false;
    const auto *const lookupKey = catalogue::lookupKeysOf(resource).front();
    return field.key != lookupKey->member && field.type != catalogue::Type::Text;
}

ManyModel::ManyModel(Resource resource, QObject *parent)
    : QAbstractTableModel(parent)
    , m_resource(resource)
{
    for (const auto &field : catalogue::fieldsOf(resource)) {
        if (isColumn(resource, field))
            m_fields.push_back(&field);
    }
}

void ManyModel::setWay(const catalogue::LookupKey *lookupKey)
{
    m_lookupKey = lookupKey;
    for (auto &row : m_rows) {
        const auto *key = keyFor(row.value);
        if (row.state == ManyState::Found || row.state == ManyState::Asking
            || m_asked.contains({row.value, key})) // by this row, or by another one
            continue;
        m_asked.remove({row.value, row.lookupKey});
        m_asked.insert({row.value, key});
        --m_counts[at(row.state)];
        ++m_counts[at(ManyState::Waiting)];
        row = {.value = row.value, .lookupKey = key};
    }
    if (m_rows.empty())
        return;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT countsChanged();
}

const catalogue::LookupKey *ManyModel::keyFor(const QString &value) const
{
    return m_lookupKey ? m_lookupKey : &guessedWay(m_resource, value);
}

int ManyModel::append(const QStringList &values)
{
    std::vector<ManyRow> fresh;
    for (const auto &value : values) {
        const auto *key = keyFor(value);
        if (m_asked.contains({value, key}))
            continue;
        m_asked.insert({value, key});
        fresh.push_back({.value = value, .lookupKey = key});
    }
    if (!fresh.empty()) {
        const int first = rowCount();
        beginInsertRows({}, first, first + static_cast<int>(fresh.size()) - 1);
        m_rows.insert(m_rows.end(), fresh.begin(), fresh.end());
        m_counts[at(ManyState::Waiting)] += static_cast<int>(fresh.size());
        endInsertRows();
    }
    Q_EMIT countsChanged();
    return static_cast<int>(values.size()) - static_cast<int>(fresh.size());
}

void ManyModel::setRows(std::vector<ManyRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    m_asked.clear();
    m_counts = {};
    for (const auto &row : m_rows) {
        m_asked.insert({row.value, row.lookupKey});
        ++m_counts[at(row.state)];
    }
    endResetModel();
    Q_EMIT countsChanged();
}

void ManyModel::set(int row, ManyState state, const QJsonObject &record, const QString &sentence)
{
    auto &changed = m_rows[static_cast<std::size_t>(row)];
    --m_counts[at(changed.state)];
    ++m_counts[at(state)];
    changed.state = state;
    changed.record = record;
    changed.sentence = sentence;
    Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
    Q_EMIT countsChanged();
}

void ManyModel::askFailedAgain()
{
    for (int row = 0; row < rowCount(); ++row) {
        if (m_rows[static_cast<std::size_t>(row)].state == ManyState::Failed)
            set(row, ManyState::Waiting);
    }
}

int ManyModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ManyModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstField + static_cast<int>(m_fields.size());
}

QString ManyModel::textAt(const ManyRow &row, int number, int column) const
{
    switch (column) {
    case Line:
        return QLocale().toString(number + 1);
    case Pasted:
        return row.value;
    case ReadAs:
        return titleOf(*row.lookupKey);
    case Result:
        return textOf(row.state);
    case Name:
        return row.state == ManyState::Found ? details::nameOf(m_resource, row.record)
                                             : row.sentence;
    default:
        return items::displayText(*m_fields[static_cast<std::size_t>(column - FirstField)],
                                  row.record, m_now);
    }
}

QVariant ManyModel::sortAt(const ManyRow &row, int number, int column) const
{
    if (column == Line)
        return number;
    if (column == Result)
        return static_cast<int>(row.state);
    if (column < FirstField)
        return textAt(row, number, column);
    return items::sortValue(*m_fields[static_cast<std::size_t>(column - FirstField)], row.record);
}

QVariant ManyModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return textAt(row, index.row(), index.column());
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    case SortRole:
        return sortAt(row, index.row(), index.column());
    case StateRole:
        return static_cast<int>(row.state);
    case ItemSpanRole:
        return index.column() == Name && row.state != ManyState::Found;
    default:
        return {};
    }
}

QVariant ManyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const auto *field =
        section < FirstField ? nullptr : m_fields[static_cast<std::size_t>(section - FirstField)];
    if (role == Qt::TextAlignmentRole) {
        const auto plain = section == Line ? Qt::AlignRight : Qt::AlignLeft;
        return QVariant::fromValue(field ? items::alignmentOf(*field)
                                         : Qt::AlignVCenter | Qt::Alignment(plain));
    }
    if (role != Qt::DisplayRole)
        return {};
    if (field)
        return catalogue::titleOf(*field);
    static constexpr std::array titles{
        QT_TRANSLATE_NOOP("ManyModel", "Line"), QT_TRANSLATE_NOOP("ManyModel", "Pasted text"),
        QT_TRANSLATE_NOOP("ManyModel", "Read as"), QT_TRANSLATE_NOOP("ManyModel", "Result"),
        QT_TRANSLATE_NOOP("ManyModel", "Name")};
    return QCoreApplication::translate("ManyModel", titles[static_cast<std::size_t>(section)]);
}

} // namespace storedesk::ui::records
