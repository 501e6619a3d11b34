// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/effectrowsmodel.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::imports {

using namespace Qt::StringLiterals;
using importcheck::RowEffect;

// Longer cells are truncated for display.
static constexpr qsizetype longestShown = 2'000;

QString effectText(RowEffect effect, bool erases)
{
    static constexpr std::array texts{
        QT_TRANSLATE_NOOP("EffectRows", "Not sent"), QT_TRANSLATE_NOOP("EffectRows", "Created"),
        QT_TRANSLATE_NOOP("EffectRows", "Updated"),  QT_TRANSLATE_NOOP("EffectRows", "Unchanged"),
        QT_TRANSLATE_NOOP("EffectRows", "Rejected"), QT_TRANSLATE_NOOP("EffectRows", "Unknown")};
    static_assert(texts.size() == static_cast<std::size_t>(RowEffect::Count));
    return QCoreApplication::translate("EffectRows",
                                       erases ? QT_TRANSLATE_NOOP("EffectRows", "Erases a value")
                                              : texts.at(static_cast<std::size_t>(effect)));
}

EffectRowsModel::EffectRowsModel(QObject *parent)
    : QAbstractTableModel(parent)
    , m_rows(this, [this](int first, int last) {
        Q_EMIT dataChanged(index(first, 0), index(last, columnCount() - 1));
        Q_EMIT headerDataChanged(Qt::Vertical, first, last);
    })
{ }

void EffectRowsModel::setSource(std::shared_ptr<const EffectSource> source)
{
    m_source = std::move(source);
    if (count(m_which) == 0)
        m_which = Which::All;
    choose();
}

void EffectRowsModel::setWhich(Which which)
{
    m_which = which;
    choose();
}

void EffectRowsModel::setOnlyChanges(bool only)
{
    m_onlyChanges = only;
    choose();
}

std::vector<quint32> EffectRowsModel::rowsOf(Which which) const
{
    if (!m_source)
        return {};
    const auto &prediction = m_source->prediction;
    static constexpr std::array effects{
        RowEffect::NotSent,   RowEffect::Create,   RowEffect::Update,  RowEffect::Update,
        RowEffect::Unchanged, RowEffect::Rejected, RowEffect::NotKnown};
    static_assert(effects.size() == static_cast<std::size_t>(Which::Count));
    if (which == Which::Erasing)
        return prediction.erasing;
    const auto wanted = effects.at(static_cast<std::size_t>(which));
    std::vector<quint32> rows;
    auto erasing = prediction.erasing.begin();
    for (quint32 row = 0; row < prediction.effects.size(); ++row) {
        const bool erases = erasing != prediction.erasing.end() && *erasing == row;
        erasing += erases ? 1 : 0;
        const auto effect = prediction.effects[row];
        const bool isShown =
            which == Which::All ? effect != RowEffect::NotSent : effect == wanted && !erases;
        if (isShown)
            rows.push_back(row);
    }
    return rows;
}

qint64 EffectRowsModel::count(Which which) const
{
    if (!m_source)
        return 0;
    const auto &prediction = m_source->prediction;
    const auto erasing = static_cast<qint64>(prediction.erasing.size());
    switch (which) {
    case Which::All:
        return static_cast<qint64>(prediction.effects.size())
            - prediction.count(RowEffect::NotSent);
    case Which::Created:
        return prediction.count(RowEffect::Create);
    case Which::Updated:
        return prediction.count(RowEffect::Update) - erasing;
    case Which::Erasing:
        return erasing;
    case Which::Unchanged:
        return prediction.count(RowEffect::Unchanged);
    case Which::Rejected:
        return prediction.count(RowEffect::Rejected);
    case Which::NotKnown:
        return prediction.count(RowEffect::NotKnown);
    case Which::Count:
        break;
    }
    return 0;
}

void EffectRowsModel::choose()
{
    beginResetModel();
    m_targets.clear();
    const auto targets = m_source ? m_source->conversion.targets().size() : 0;
    for (std::size_t target = 0; target < targets; ++target) {
        const bool isKey = m_source->conversion.targets()[target].keyRank >= 0;
        if (!m_onlyChanges || isKey || m_source->prediction.changes[target] > 0)
            m_targets.push_back(target);
    }
    m_rows.reset(rowsOf(m_which), [source = m_source](const std::vector<quint32> &numbers) {
        std::vector<EffectRow> rows;
        EffectReader reader(source);
        for (const auto number : numbers)
            rows.push_back(reader.row(number));
        return rows;
    });
    endResetModel();
}

int EffectRowsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.numbers().size());
}

int EffectRowsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_targets.size()) + 1;
}

QVariant EffectRowsModel::effectData(const EffectRow *row, int role) const
{
    if (!row)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return effectText(row->effect, row->erases);
    case EffectRole:
        return static_cast<int>(row->effect);
    case ErasesRole:
        return row->erases;
    default:
        return {};
    }
}

static QString shownCell(const QByteArray &text)
{
    return QString::fromUtf8(text.first(std::min(text.size(), longestShown)));
}

// Returns a text such as “305 → 340”.
static QString changeText(const EffectCell &cell)
{
    const auto named = [](const QByteArray &text) {
        return text.isEmpty() ? QCoreApplication::translate("EffectRows", "empty")
                              : shownCell(text);
    };
    return cell.changes ? u"%1 → %2"_s.arg(named(*cell.before), named(cell.after))
                        : shownCell(cell.after);
}

QVariant EffectRowsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto *row = m_rows.row(index.row());
    if (role == KnownRole)
        return row != nullptr;
    if (!row || index.column() == 0)
        return effectData(row, role);
    const auto &cell = row->cells[m_targets[static_cast<std::size_t>(index.column() - 1)]];
    switch (role) {
    case Qt::DisplayRole:
        return changeText(cell);
    case Qt::ToolTipRole:
        return cell.changes ? QVariant(changeText(cell)) : QVariant();
    case ErasesRole:
        return cell.erases();
    case ChangesRole:
        return cell.changes;
    case BeforeRole:
        return cell.before ? QVariant(shownCell(*cell.before)) : QVariant();
    case AfterRole:
        return shownCell(cell.after);
    default:
        return {};
    }
}

QVariant EffectRowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical) {
        const auto *row = section < rowCount() ? m_rows.row(section) : nullptr;
        return role == Qt::DisplayRole && row ? QVariant(row->line) : QVariant();
    }
    if (section >= columnCount())
        return {};
    if (section == 0)
        return role == Qt::DisplayRole
            ? QVariant(QCoreApplication::translate("EffectRows", "Effect"))
            : QVariant();
    const auto target = m_targets[static_cast<std::size_t>(section - 1)];
    const auto &rule = m_source->conversion.ruleOf(m_source->conversion.targets()[target]);
    switch (role) {
    case Qt::DisplayRole:
        return rule.title;
    case FieldRole:
        return rule.key;
    case Qt::ToolTipRole:
        return tr(
            "%Ln value(s) would change", nullptr,
            static_cast<int>(std::min<qint64>(m_source->prediction.changes[target], INT_MAX)));
    default:
        return {};
    }
}

QModelIndex EffectRowsModel::nextChange(const QModelIndex &from, bool backwards) const
{
    if (!m_source)
        return {};
    const auto &numbers = m_rows.numbers();
    const int step = backwards ? -1 : 1;
    int row = from.isValid() ? from.row() + step : backwards ? rowCount() - 1 : 0;
    for (; row >= 0 && row < rowCount(); row += step) {
        const auto number = numbers[static_cast<std::size_t>(row)];
        if (m_source->prediction.effects[number] == RowEffect::Update)
            break;
    }
    if (row < 0 || row >= rowCount())
        return {};
    const auto *known = m_rows.row(row);
    for (std::size_t column = 0; known && column < m_targets.size(); ++column) {
        if (known->cells[m_targets[column]].changes)
            return index(row, static_cast<int>(column) + 1);
    }
    return index(row, 0);
}

} // namespace storedesk::imports
