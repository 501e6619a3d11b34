// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/pairlist.h"

#include "itemmodels/showntext.h"
#include "ui/tables/celldelegate.h"

#include <QJsonObject>

namespace storedesk::ui::forms {

static PairRow placeholder()
{
    return {.isPlaceholder = true};
}

static std::vector<PairRow> withoutFaults(std::vector<PairRow> rows)
{
    for (auto &row : rows)
        row.faults.clear();
    return rows;
}

static QVariant removeText(const PairRow &row)
{
    if (row.isPlaceholder)
        return {};
    const auto &[first, second] = row.texts;
    return PairList::tr("Remove %1").arg(itemmodels::shownText(first.isEmpty() ? second : first));
}

// Returns a function that provides a value only for cells with a fault.
static std::function<QVariant(const PairRow &, const PairList::Definition &)>
ifFaulty(const std::function<QVariant(const QString &fault)> &value)
{
    return [value](const PairRow &row, const PairList::Definition &column) {
        const auto fault = row.faults.value(column.column);
        return fault.isEmpty() ? QVariant() : value(fault);
    };
}

static PairList::Definition textColumn(int column, const QString &title,
                                       QString PairList::Texts::*text)
{
    const auto spoken = [text](const PairRow &row) {
        return row.isPlaceholder ? QVariant() : itemmodels::shownText(row.texts.*text);
    };
    return {.column = column,
            .title = [title] { return title; },
            .text = [text](const PairRow &row) { return itemmodels::shownText(row.texts.*text); },
            .roles = {{Qt::AccessibleTextRole, spoken},
                      {Qt::EditRole,
                       [text](const PairRow &row) {
                           return row.texts.*text;
                       }}},
            .flags = Qt::ItemIsEditable,
            .setValue =
                [text](PairRow &row, const QVariant &value) {
                    row.texts.*text = value.toString().trimmed();
                }};
}

PairList::PairList(Member first, Member second, Follow follow, QObject *parent)
    : ColumnModel(parent)
    , m_first(std::move(first))
    , m_second(std::move(second))
    , m_follow(std::move(follow))
{
    auto firstColumn = textColumn(First, m_first.title, &PairList::Texts::first);
    firstColumn.text = [](const PairRow &row) {
        return row.isPlaceholder ? tr("Add…") : itemmodels::shownText(row.texts.first);
    };
    auto secondColumn = textColumn(Second, m_second.title, &PairList::Texts::second);
    // Clearing the second text makes it follow the first one again.
    secondColumn.setValue = [](PairRow &row, const QVariant &value) {
        row.texts.second = value.toString().trimmed();
        row.own = !row.texts.second.isEmpty();
    };
    // clang-format off
    setColumns({
        firstColumn,
        secondColumn,
        {.column = Remove,
         .roles = {{ItemIconRole, [](const PairRow &row) { return row.isPlaceholder ? QVariant() : QVariant::fromValue(Icon::Close); }},
                   {Qt::ToolTipRole, removeText},
                   {Qt::AccessibleTextRole, removeText}}},
    }, {
        {ItemMutedRole, [](const PairRow &row, const Definition &) { return row.isPlaceholder ? QVariant(true) : QVariant(); }},
        {ItemIconRole, ifFaulty([](const QString &) { return QVariant::fromValue(Icon::CrossCircle); })},
        {ItemToneRole, ifFaulty([](const QString &) { return static_cast<int>(Tone::Err); })},
        {Qt::ToolTipRole, ifFaulty([](const QString &fault) { return fault; })},
        {Qt::AccessibleDescriptionRole, ifFaulty([](const QString &fault) { return fault; })},
    });
    // clang-format on
    setRows({placeholder()});
}

QJsonArray PairList::pairs() const
{
    QJsonArray list;
    for (const auto &row : rows()) {
        if (!row.isPlaceholder)
            list.append(
                QJsonObject{{m_first.key, row.texts.first}, {m_second.key, row.texts.second}});
    }
    return list;
}

int PairList::columnOf(const QString &key) const
{
    return key == m_first.key ? First : key == m_second.key ? Second : -1;
}

QList<int> PairList::halfRows() const
{
    QList<int> half;
    for (int row = 0; row < count(); ++row) {
        const auto &[first, second] = rowAt(row).texts;
        if (first.isEmpty() != second.isEmpty())
            half.append(row);
    }
    return half;
}

void PairList::setPairs(const QJsonArray &pairs)
{
    if (pairs == this->pairs())
        return;
    m_before.clear();
    m_after.clear();
    Pairs all;
    for (const auto &pair : pairs) {
        const Texts texts(pair[m_first.key].toString(), pair[m_second.key].toString());
        const bool own = !m_follow || texts.second != m_follow(texts.first, {});
        all.push_back({.texts = texts, .own = own});
    }
    all.push_back(placeholder());
    setRows(std::move(all));
}

void PairList::adoptStateOf(const PairList &other)
{
    if (other.pairs() != pairs())
        return;
    replaceRows(withoutFaults(other.rows()));
    m_before = other.m_before;
    m_after = other.m_after;
}

void PairList::setFaults(const QMap<Cell, QString> &reasons)
{
    auto all = withoutFaults(rows());
    for (auto reason = reasons.cbegin(); reason != reasons.cend(); ++reason) {
        const auto &[row, column] = reason.key();
        if (row >= 0 && row < count())
            all[static_cast<std::size_t>(row)].faults.insert(column, reason.value());
    }
    if (all != rows())
        replaceRows(std::move(all));
}

void PairList::remember()
{
    setFaults({});
    m_before.append(rows());
    m_after.clear();
}

void PairList::swap(QList<Pairs> &from, QList<Pairs> &to)
{
    if (from.isEmpty())
        return;
    to.append(withoutFaults(rows()));
    setRows(from.takeLast());
    Q_EMIT edited();
}

void PairList::undo()
{
    swap(m_before, m_after);
}

void PairList::redo()
{
    swap(m_after, m_before);
}

void PairList::append(const QList<Texts> &pairs)
{
    if (pairs.isEmpty())
        return;
    remember();
    auto all = rows();
    all.pop_back();
    for (const auto &texts : pairs) {
        all.push_back({.texts = texts, .own = !texts.second.isEmpty()});
        follow(all, all.size() - 1);
    }
    insertRowsAt(count(), {all.begin() + count(), all.end()});
    Q_EMIT edited();
}

void PairList::remove(int row)
{
    if (row < 0 || row >= count())
        return;
    remember();
    removeRowsAt(row);
    Q_EMIT edited();
}

void PairList::move(int row, int step)
{
    const int target = row + step;
    if (row < 0 || row >= count() || target < 0 || target >= count())
        return;
    remember();
    moveRowTo(row, target);
    Q_EMIT edited();
}

void PairList::follow(Pairs &pairs, std::size_t at) const
{
    auto &pair = pairs[at];
    if (pair.own || !m_follow)
        return;
    QStringList taken;
    for (std::size_t other = 0; other < pairs.size(); ++other) {
        if (other != at && !pairs[other].isPlaceholder)
            taken.append(pairs[other].texts.second);
    }
    const auto &first = pair.texts.first;
    pair.texts.second = first.isEmpty() ? QString() : m_follow(first, taken);
}

bool PairList::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const auto changed = rowWithInput(index, value, role);
    if (!changed)
        return false;
    const auto text = value.toString().trimmed();
    const bool blank = changed->isPlaceholder;
    if (index.data(Qt::EditRole).toString() == text)
        return !blank;
    remember();
    auto all = rows();
    const auto at = static_cast<std::size_t>(index.row());
    all[at] = {.texts = changed->texts, .own = changed->own};
    follow(all, at);
    // The placeholder becomes a pair in place and a new placeholder is added below it, so that the
    // user stays in the same row.
    replaceRows(std::move(all));
    if (blank)
        appendRow(placeholder());
    Q_EMIT edited();
    return true;
}

QList<PairList::Texts> readPairs(const QString &text)
{
    QList<PairList::Texts> pairs;
    auto rows = text;
    rows.replace(u'\r', u'\n');
    for (const auto &row : rows.split(u'\n', Qt::SkipEmptyParts)) {
        const auto line = row.trimmed();
        if (line.isEmpty())
            continue;
        qsizetype at = -1;
        for (const QChar separator : {u'\t', u';', u','}) {
            if (at < 0)
                at = line.indexOf(separator);
        }
        if (at < 0)
            pairs.append({line, QString()});
        else
            pairs.append({line.left(at).trimmed(), line.mid(at + 1).trimmed()});
    }
    return pairs;
}

} // namespace storedesk::ui::forms
