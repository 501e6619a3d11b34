// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/reviewmodel.h"

#include "ui/forms/formvalues.h"
#include "ui/widgets/celldelegate.h"

#include <QLocale>

#include <algorithm>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;

static QString differenceOf(const QJsonValue &now, const QJsonValue &after)
{
    if (!now.isDouble() || !after.isDouble())
        return {};
    const double difference = after.toDouble() - now.toDouble();
    // The last digits of a difference of fractions are noise.
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
        const QJsonValue old = memberAt(opened, key);
        const QJsonValue current = memberAt(now, key);
        const QJsonValue next = memberAt(changes, key);
        rows.push_back({.key = key,
                        .title = rule->title,
                        .before = wordsOf(*rule, old),
                        .now = wordsOf(*rule, current),
                        .after = wordsOf(*rule, next),
                        .difference = differenceOf(current, next),
                        .changedByOther = !isSame(old, current)});
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

QString ReviewModel::text(const ReviewRow &row, int column) const
{
    const auto shown = [](const QString &words) {
        return words.isEmpty() ? tr("Empty") : words;
    };
    switch (column) {
    case FieldColumn:
        return row.title.isEmpty() ? row.key : row.title;
    case NowColumn:
        return shown(row.now);
    case ArrowColumn:
        return u"→"_s;
    case AfterColumn:
        return shown(row.after);
    default:
        return {};
    }
}

QString ReviewModel::note(const ReviewRow &row, int column) const
{
    if (column == FieldColumn)
        return row.key;
    if (column == NowColumn && row.changedByOther)
        return row.before.isEmpty() ? tr("was empty") : tr("was %1").arg(row.before);
    return column == AfterColumn ? row.difference : QString();
}

QVariant ReviewModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ReviewRow &row = m_rows[static_cast<std::size_t>(index.row())];
    const bool odd = index.column() == NowColumn && row.changedByOther;
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case NoteRole:
        return note(row, index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return QString(text(row, index.column()) + u' ' + note(row, index.column())).trimmed();
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
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case FieldColumn:
        return tr("Field");
    case NowColumn:
        return tr("Now in the service");
    case AfterColumn:
        return m_creates ? tr("Value") : tr("After saving");
    default:
        return QString();
    }
}

} // namespace storedesk::ui::forms
