// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/reviewmodel.h"

#include "itemmodels/columnorder.h"
#include "itemmodels/showntext.h"
#include "records/formvalues.h"
#include "ui/forms/valuewords.h"
#include "ui/tables/celldelegate.h"

#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;

static QString differenceOf(const QJsonValue &now, const QJsonValue &after)
{
    if (!now.isDouble() || !after.isDouble())
        return {};
    const double difference = after.toDouble() - now.toDouble();
    // Rounds off floating-point noise.
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

ReviewModel::ReviewModel(std::vector<ReviewRow> rows, bool creates, QObject *parent)
    : QAbstractTableModel(parent)
    , m_rows(std::move(rows))
    , m_creates(creates)
{ }

void ReviewModel::drop(const QString &key)
{
    const auto found = std::ranges::find(m_rows, key, &ReviewRow::key);
    if (found == m_rows.end())
        return;
    const int row = static_cast<int>(std::distance(m_rows.begin(), found));
    beginRemoveRows({}, row, row);
    m_rows.erase(found);
    endRemoveRows();
}

int ReviewModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ReviewModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
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

namespace {

struct ReviewColumn
{
    ReviewModel::Column column;
    const char *title = nullptr;
    // Set if it differs.
    const char *titleOfCreate = nullptr;
    QString (*text)(const ReviewRow &row) = [](const ReviewRow &) {
        return QString();
    };
    QString (*note)(const ReviewRow &row) = [](const ReviewRow &) {
        return QString();
    };
};

// clang-format off
constexpr std::array reviewColumns{
    ReviewColumn{.column = ReviewModel::FieldColumn,
                 .title = QT_TRANSLATE_NOOP("storedesk::ui::forms::ReviewModel", "Field"),
                 .text = [](const ReviewRow &row) { return row.title.isEmpty() ? row.key : row.title; },
                 .note = [](const ReviewRow &row) { return row.key; }},
    ReviewColumn{.column = ReviewModel::NowColumn,
                 .title = QT_TRANSLATE_NOOP("storedesk::ui::forms::ReviewModel", "Current value"),
                 .text = [](const ReviewRow &row) { return shownOrEmpty(row.now); },
                 .note = changedByOtherNote},
    ReviewColumn{.column = ReviewModel::ArrowColumn,
                 .text = [](const ReviewRow &) {
                     return QGuiApplication::isRightToLeft() ? u"←"_s : u"→"_s;
                 }},
    ReviewColumn{.column = ReviewModel::AfterColumn,
                 .title = QT_TRANSLATE_NOOP("storedesk::ui::forms::ReviewModel", "After saving"),
                 .titleOfCreate = QT_TRANSLATE_NOOP("storedesk::ui::forms::ReviewModel", "Value"),
                 .text = [](const ReviewRow &row) { return shownOrEmpty(row.after); },
                 .note = [](const ReviewRow &row) { return row.difference; }},
    ReviewColumn{.column = ReviewModel::KeepColumn},
};
// clang-format on
static_assert(itemmodels::columnsInOrder(reviewColumns, ReviewModel::ColumnCount));

} // namespace

QVariant ReviewModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ReviewRow &row = m_rows[static_cast<std::size_t>(index.row())];
    const auto &column = reviewColumns[static_cast<std::size_t>(index.column())];
    const bool odd = column.column == NowColumn && row.changedByOther;
    switch (role) {
    case Qt::DisplayRole:
        return column.text(row);
    case NoteRole:
        return column.note(row);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return itemmodels::shownText(column.text(row) + u' ' + column.note(row)).trimmed();
    case ItemIconRole:
        return odd ? QVariant::fromValue(Icon::Warning) : QVariant();
    case ItemToneRole:
        return odd ? static_cast<int>(Tone::Warn) : QVariant();
    default:
        return {};
    }
}

QVariant ReviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0
        || section >= ColumnCount)
        return {};
    const auto &column = reviewColumns[static_cast<std::size_t>(section)];
    const auto *title = m_creates && column.titleOfCreate ? column.titleOfCreate : column.title;
    return title ? tr(title) : QString();
}

} // namespace storedesk::ui::forms
