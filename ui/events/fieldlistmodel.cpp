// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/fieldlistmodel.h"

#include "catalogue/checker.h"
#include "catalogue/key.h"
#include "events/fieldtable.h"
#include "events/setup.h"
#include "itemmodels/showntext.h"
#include "records/contactfieldrules.h"
#include "ui/tables/celldelegate.h"

#include <algorithm>
#include <array>

namespace storedesk::ui::events {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

namespace {

struct FieldListColumn
{
    const char *title;
    // Empty if the column shows no member.
    QLatin1StringView member;
};

// clang-format off
constexpr std::array fieldListColumns{
    FieldListColumn{QT_TRANSLATE_NOOP("storedesk::ui::events::FieldListModel", "ID"),      key::id},
    FieldListColumn{QT_TRANSLATE_NOOP("storedesk::ui::events::FieldListModel", "Name"),    key::name},
    FieldListColumn{QT_TRANSLATE_NOOP("storedesk::ui::events::FieldListModel", "Type"),    key::type},
    FieldListColumn{QT_TRANSLATE_NOOP("storedesk::ui::events::FieldListModel", "Options"), key::options},
    FieldListColumn{QT_TRANSLATE_NOOP("storedesk::ui::events::FieldListModel", "Check"),   {}},
};
// clang-format on
static_assert(fieldListColumns.size() == FieldListModel::ColumnCount);

QLatin1StringView columnMemberOf(int column)
{
    return fieldListColumns[static_cast<std::size_t>(column)].member;
}

// Returns the column that shows a fault of this member. Members without a column use the type
// column.
int columnOf(const QString &member)
{
    const auto plain = member.section(u'/', 0, 0).section(u'[', 0, 0);
    for (int column = 0; column < FieldListModel::Verdict; ++column) {
        if (columnMemberOf(column) == plain)
            return column;
    }
    return FieldListModel::Type;
}

QString optionsText(const QJsonArray &options)
{
    QStringList parts;
    for (const auto &option : options)
        parts.append(u"%1=%2"_s.arg(option[key::id].toString(), option[key::label].toString()));
    return parts.join(u" | "_s);
}

// Returns the display name of a type.
QString typeLabel(const QString &id)
{
    const auto *rule = catalogue::fieldOf(catalogue::Resource::ContactField, QString(key::type));
    for (const auto &choice : rule->choices) {
        if (choice.id == id)
            return catalogue::labelOf(choice);
    }
    return id;
}

QString textIn(const QJsonObject &field, int column)
{
    const auto value = field[columnMemberOf(column)];
    if (column == FieldListModel::Type)
        return typeLabel(value.toString());
    return value.isArray() ? optionsText(value.toArray()) : value.toString();
}

} // namespace

void FieldListModel::setFields(const QJsonArray &fields)
{
    beginResetModel();
    m_rows.clear();
    for (const auto &value : fields)
        m_rows.append({.field = storedesk::events::contactFieldDefinition(value.toObject())});
    endResetModel();
    check();
}

void FieldListModel::setTaken(const QSet<QString> &ids)
{
    m_taken = ids;
    check();
}

void FieldListModel::remove(const QList<int> &rows)
{
    auto order = rows;
    std::ranges::sort(order, std::ranges::greater());
    for (const int row : std::as_const(order)) {
        beginRemoveRows({}, row, row);
        m_rows.removeAt(row);
        endRemoveRows();
    }
    check();
}

QList<QJsonObject> FieldListModel::fields() const
{
    QList<QJsonObject> all;
    for (const auto &row : m_rows)
        all.append(row.field);
    return all;
}

int FieldListModel::faulty() const
{
    return static_cast<int>(
        std::ranges::count_if(m_rows, [](const Row &row) { return !row.faults.isEmpty(); }));
}

QModelIndex FieldListModel::firstFault() const
{
    for (int row = 0; row < m_rows.size(); ++row) {
        if (!m_rows[row].faults.isEmpty())
            return index(row, m_rows[row].faults.firstKey());
    }
    return {};
}

void FieldListModel::check()
{
    QHash<QString, int> times;
    for (const auto &row : std::as_const(m_rows))
        ++times[row.field[key::id].toString()];
    for (auto &row : m_rows)
        checkRow(row, times);
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT checked();
}

void FieldListModel::checkRow(Row &row, const QHash<QString, int> &times) const
{
    row.faults.clear();
    const auto tell = [&row](int column, const QString &why) {
        if (!row.faults.contains(column))
            row.faults.insert(column, why);
    };
    const auto id = row.field[key::id].toString();
    if (m_taken.contains(id))
        tell(Id, tr("The account already has a field with this ID."));
    else if (times.value(id) > 1)
        tell(Id, tr("Two rows have this ID."));
    const auto rules = storedesk::records::contactFieldRules(row.field);
    for (const auto &fault : catalogue::Checker(rules).check(row.field)) {
        const auto *rule = rules.rule(fault.name);
        tell(columnOf(fault.path.mid(1)),
             rule ? catalogue::textOf(fault.reason, *rule) : catalogue::textOf(fault.reason));
    }
    for (const auto &fault : storedesk::records::contactFieldFaults(row.field))
        tell(columnOf(fault.key), fault.sentence);
}

int FieldListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FieldListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FieldListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &row = m_rows[index.row()];
    const bool verdict = index.column() == Verdict;
    const auto why =
        verdict ? QStringList(row.faults.values()).join(u' ') : row.faults.value(index.column());
    if (role == Qt::EditRole && !verdict)
        return textIn(row.field, index.column());
    if (role == Qt::DisplayRole)
        return itemmodels::shownText(!verdict            ? textIn(row.field, index.column())
                                         : why.isEmpty() ? tr("Can be created")
                                                         : why);
    if (role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole)
        return why;
    if (role == ItemIconRole && (verdict || !why.isEmpty()))
        return QVariant::fromValue(why.isEmpty() ? Icon::TickCircle : Icon::CrossCircle);
    if (role == ItemToneRole && (verdict || !why.isEmpty()))
        return static_cast<int>(why.isEmpty() ? Tone::Ok : Tone::Err);
    return {};
}

// Accepts the pasted format: display names of types, options separated by a vertical bar.
bool FieldListModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    auto &field = m_rows[index.row()].field;
    const auto text = value.toString().trimmed();
    const auto member = columnMemberOf(index.column());
    field[member] = text;
    if (index.column() == Type || index.column() == Options) {
        const auto heading = u"id,name,%1\n"_s.arg(member);
        const auto read = storedesk::events::fieldRowsIn(
            (heading + u"a,a,\"%1\""_s.arg(QString(text).replace(u'"', u"\"\""_s))).toUtf8());
        field[member] = read.fields.isEmpty() ? QJsonValue(text) : read.fields[0][member];
        if (field[member].isUndefined() || field[member].isNull())
            field.remove(member);
    }
    check();
    return true;
}

Qt::ItemFlags FieldListModel::flags(const QModelIndex &index) const
{
    const auto plain = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() != Verdict ? plain | Qt::ItemIsEditable : plain;
}

QVariant FieldListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section >= ColumnCount)
        return {};
    return tr(fieldListColumns[static_cast<std::size_t>(section)].title);
}

} // namespace storedesk::ui::events
