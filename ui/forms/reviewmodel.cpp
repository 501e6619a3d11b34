// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/reviewmodel.h"

#include "itemmodels/showntext.h"
#include "records/formvalues.h"
#include "ui/forms/valuewords.h"
#include "ui/tables/celldelegate.h"

#include <QGuiApplication>
#include <QLocale>

#include <algorithm>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;

static QString differenceOf(const QJsonValue &now, const QJsonValue &after)
{
    if (!now.isDouble() || !after.isDouble())
        return {};
    const double difference = after.toDouble() - now.toDouble();
    // Round off floating-point noise.
    const double rounded = static_cast<double>(qRound64(difference * 1e6)) / 1e6;
    const QString number = QLocale().toString(rounded, 'f', QLocale::FloatingPointShortest);
    return rounded > 0 ? u'+' + number : number;
}

std::vector<ReviewRow> reviewRows(const catalogue::FieldSet &fields, const QStringList &keys,
                                  const QJsonObject &changes, const QJsonObject &opened,
                                  const QJsonObject &now)
{
    std::vector<ReviewRow> rows;
    for (const QString &key : keys) {
        const auto *rule = fields.rule(key);
        if (!rule)
            continue;
        const QJsonValue old = storedesk::records::memberAt(opened, key);
        const QJsonValue current = storedesk::records::memberAt(now, key);
        const QJsonValue next = storedesk::records::memberAt(changes, key);
        rows.push_back({.key = key,
                        .title = rule->title,
                        .before = wordsOf(*rule, old),
                        .now = wordsOf(*rule, current),
                        .after = wordsOf(*rule, next),
                        .difference = differenceOf(current, next),
                        .changedByOther = !storedesk::records::isSame(old, current)});
    }
    return rows;
}

static QString shownOrEmpty(const QString &words)
{
    return words.isEmpty() ? ReviewModel::tr("Empty") : words;
}

static QString changedByOtherNote(const ReviewRow &row)
{
    if (!row.changedByOther)
        return {};
    return row.before.isEmpty() ? ReviewModel::tr("was empty")
                                : ReviewModel::tr("was %1").arg(row.before);
}

static QString arrow(const ReviewRow &)
{
    return QGuiApplication::isRightToLeft() ? u"←"_s : u"→"_s;
}

ReviewModel::ReviewModel(std::vector<ReviewRow> rows, bool creates, QObject *parent)
    : ColumnModel(parent)
{
    const auto textAndNote = [](const ReviewRow &row, const Definition &column) {
        const auto note = column.roleValue(row, NoteRole).toString();
        return itemmodels::shownText(column.textOf(row) + u' ' + note).trimmed();
    };
    // clang-format off
    setColumns({
        {.column = FieldColumn, .title = [] { return tr("Field"); },
         .text = [](const ReviewRow &row) { return row.title.isEmpty() ? row.key : row.title; },
         .roles = {{NoteRole, &ReviewRow::key}}},
        {.column = NowColumn, .title = [] { return tr("Current value"); },
         .text = [](const ReviewRow &row) { return shownOrEmpty(row.now); },
         .roles = {{NoteRole, changedByOtherNote},
                   {ItemIconRole, [](const ReviewRow &row) { return row.changedByOther ? QVariant::fromValue(Icon::Warning) : QVariant(); }},
                   {ItemToneRole, [](const ReviewRow &row) { return row.changedByOther ? static_cast<int>(Tone::Warn) : QVariant(); }}}},
        {.column = ArrowColumn, .text = arrow},
        {.column = AfterColumn, .title = [creates] { return creates ? tr("Value") : tr("After saving"); },
         .text = [](const ReviewRow &row) { return shownOrEmpty(row.after); },
         .roles = {{NoteRole, &ReviewRow::difference}}},
        {.column = KeepColumn},
    }, {
        {Qt::ToolTipRole, textAndNote},
        {Qt::AccessibleTextRole, textAndNote},
    });
    // clang-format on
    setRows(std::move(rows));
}

void ReviewModel::drop(const QString &key)
{
    const auto found = std::ranges::find(rows(), key, &ReviewRow::key);
    if (found != rows().end())
        removeRowsAt(static_cast<int>(found - rows().begin()));
}

} // namespace storedesk::ui::forms
