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

// The members shown in the first columns.
constexpr std::array fieldListMembers{key::id, key::name, key::type, key::options};
static_assert(fieldListMembers.size() == FieldListModel::Verdict);

// Returns the column that shows a fault in this member. Faults in members without a column are
// shown in the type column.
int columnOf(const QString &member)
{
    const auto plain = member.section(u'/', 0, 0).section(u'[', 0, 0);
    const auto *const found = std::ranges::find(fieldListMembers, plain);
    return found == fieldListMembers.end() ? FieldListModel::Type
                                           : static_cast<int>(found - fieldListMembers.begin());
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

// Parses a cell as it is pasted: types by their display names, options separated by a vertical bar.
QJsonValue parsedMember(QLatin1StringView member, const QString &text)
{
    const auto heading = u"id,name,%1\n"_s.arg(member);
    const auto read = storedesk::events::fieldRowsIn(
        (heading + u"a,a,\"%1\""_s.arg(QString(text).replace(u'"', u"\"\""_s))).toUtf8());
    return read.fields.isEmpty() ? QJsonValue(text) : read.fields[0][member];
}

FieldListModel::Definition memberColumn(int column, std::function<QString()> title,
                                        std::function<QString(const QJsonValue &)> textOf,
                                        std::function<QJsonValue(const QString &)> parsed)
{
    const auto member = fieldListMembers[static_cast<std::size_t>(column)];
    const auto text = [member, textOf](const FieldListRow &row) {
        return textOf(row.field[member]);
    };
    return {.column = column,
            .title = std::move(title),
            .text = text,
            .roles = {{Qt::EditRole, text}},
            .flags = Qt::ItemIsEditable,
            .setValue = [member, parsed](FieldListRow &row, const QVariant &value) {
                const auto entered = parsed(value.toString().trimmed());
                if (entered.isUndefined() || entered.isNull())
                    row.field.remove(member);
                else
                    row.field[member] = entered;
            }};
}

QString verdictOf(const FieldListRow &row)
{
    return QStringList(row.faults.values()).join(u' ');
}

QVariant signOf(bool isFaulty, int role)
{
    return role == ItemIconRole
        ? QVariant::fromValue(isFaulty ? Icon::CrossCircle : Icon::TickCircle)
        : QVariant(static_cast<int>(isFaulty ? Tone::Err : Tone::Ok));
}

} // namespace

FieldListModel::FieldListModel(QObject *parent)
    : ColumnModel(parent)
{
    const auto plain = [](const QJsonValue &value) {
        return value.toString();
    };
    const auto entered = [](const QString &text) {
        return QJsonValue(text);
    };
    const auto parsedAs = [](QLatin1StringView member) {
        return [member](const QString &text) {
            return parsedMember(member, text);
        };
    };
    const auto fault = [](const FieldListRow &row, const Definition &column) {
        return row.faults.value(column.column);
    };
    const auto sign = [](int role) {
        return [role](const FieldListRow &row, const Definition &column) {
            return row.faults.contains(column.column) ? signOf(true, role) : QVariant();
        };
    };
    const auto overallSign = [](int role) {
        return [role](const FieldListRow &row) {
            return signOf(!row.faults.isEmpty(), role);
        };
    };
    // clang-format off
    setColumns({
        memberColumn(Id, [] { return tr("ID"); }, plain, entered),
        memberColumn(Name, [] { return tr("Name"); }, plain, entered),
        memberColumn(Type, [] { return tr("Type"); }, [](const QJsonValue &value) { return typeLabel(value.toString()); }, parsedAs(key::type)),
        memberColumn(Options, [] { return tr("Options"); },
                     [](const QJsonValue &value) { return value.isArray() ? optionsText(value.toArray()) : value.toString(); }, parsedAs(key::options)),
        {.column = Verdict, .title = [] { return tr("Check"); },
         .text = [](const FieldListRow &row) { return row.faults.isEmpty() ? tr("Can be created") : verdictOf(row); },
         .roles = {{Qt::ToolTipRole, verdictOf},
                   {Qt::AccessibleDescriptionRole, verdictOf},
                   {ItemIconRole, overallSign(ItemIconRole)},
                   {ItemToneRole, overallSign(ItemToneRole)}}},
    }, {
        {Qt::DisplayRole, [](const FieldListRow &row, const Definition &column) { return itemmodels::shownText(column.text(row)); }},
        {Qt::ToolTipRole, fault},
        {Qt::AccessibleDescriptionRole, fault},
        {ItemIconRole, sign(ItemIconRole)},
        {ItemToneRole, sign(ItemToneRole)},
    });
    // clang-format on
}

void FieldListModel::setFields(const QJsonArray &fields)
{
    std::vector<FieldListRow> all;
    for (const auto &value : fields)
        all.push_back({.field = storedesk::events::contactFieldDefinition(value.toObject())});
    setRows(all);
    check(std::move(all));
}

void FieldListModel::setTaken(const QSet<QString> &ids)
{
    m_taken = ids;
    check(rows());
}

void FieldListModel::remove(const QList<int> &rows)
{
    auto order = rows;
    std::ranges::sort(order, std::ranges::greater());
    for (const int row : std::as_const(order))
        removeRowsAt(row);
    check(this->rows());
}

QString FieldListModel::freeId(const QString &id) const
{
    const auto isUsed = [this](const QString &candidate) {
        return m_taken.contains(candidate)
            || std::ranges::any_of(rows(), [&candidate](const FieldListRow &row) {
                   return row.field[key::id].toString() == candidate;
               });
    };
    int number = 2;
    while (isUsed(id + QString::number(number)))
        ++number;
    return id + QString::number(number);
}

int FieldListModel::duplicate(int row)
{
    auto copy = rowAt(row);
    copy.field[key::id] = freeId(copy.field[key::id].toString());
    insertRowsAt(row + 1, {copy});
    check(rows());
    return row + 1;
}

void FieldListModel::restore(const QMap<int, QJsonObject> &fields)
{
    for (auto at = fields.begin(); at != fields.end(); ++at)
        insertRowsAt(std::min(at.key(), rowCount()), {FieldListRow{.field = *at}});
    check(rows());
}

QList<QJsonObject> FieldListModel::fields() const
{
    QList<QJsonObject> all;
    for (const auto &row : rows())
        all.append(row.field);
    return all;
}

int FieldListModel::faulty() const
{
    return static_cast<int>(std::ranges::count_if(
        rows(), [](const FieldListRow &row) { return !row.faults.isEmpty(); }));
}

QModelIndex FieldListModel::firstFault() const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (!rowAt(row).faults.isEmpty())
            return index(row, rowAt(row).faults.firstKey());
    }
    return {};
}

void FieldListModel::check(std::vector<FieldListRow> rows)
{
    QHash<QString, int> times;
    for (const auto &row : rows)
        ++times[row.field[key::id].toString()];
    for (auto &row : rows)
        row.faults = faultsOf(row.field, times.value(row.field[key::id].toString()) > 1);
    replaceRows(std::move(rows));
    Q_EMIT checked();
}

QMap<int, QString> FieldListModel::faultsOf(const QJsonObject &field, bool isRepeated) const
{
    QMap<int, QString> faults;
    const auto tell = [&faults](int column, const QString &why) {
        if (!faults.contains(column))
            faults.insert(column, why);
    };
    if (m_taken.contains(field[key::id].toString()))
        tell(Id, tr("The account already has a field with this ID."));
    else if (isRepeated)
        tell(Id, tr("Two rows have this ID."));
    const auto rules = storedesk::records::contactFieldRules(field);
    for (const auto &fault : catalogue::Checker(rules).check(field)) {
        const auto *rule = rules.rule(fault.name);
        tell(columnOf(fault.path.mid(1)),
             rule ? catalogue::textOf(fault.reason, *rule) : catalogue::textOf(fault.reason));
    }
    for (const auto &fault : storedesk::records::contactFieldFaults(field))
        tell(columnOf(fault.key), fault.sentence);
    return faults;
}

bool FieldListModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const auto changed = rowWithInput(index, value, role);
    if (!changed)
        return false;
    auto all = rows();
    all[static_cast<std::size_t>(index.row())] = *changed;
    check(std::move(all));
    return true;
}

} // namespace storedesk::ui::events
