// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheetheader.h"

#include "sheet/sheetmodel.h"
#include "ui/theme/direction.h"
#include "ui/theme/theme.h"
#include "ui/widgets/visibletext.h"

#include <QCoreApplication>
#include <QItemSelectionModel>
#include <QLocale>
#include <QPainter>

namespace storedesk::ui::sheetview {

using values::ColumnKind;

static constexpr int headerPadding = 12;
static constexpr int signSide = 14;
static constexpr int headerGap = 6;

Icon iconOf(ColumnKind kind)
{
    switch (kind) {
    case ColumnKind::Number:
        return Icon::Number;
    case ColumnKind::Moment:
        return Icon::Calendar;
    case ColumnKind::Email:
        return Icon::Mail;
    case ColumnKind::Boolean:
        return Icon::Toggle;
    case ColumnKind::Empty:
        return Icon::Dash;
    case ColumnKind::Text:
        break;
    }
    return Icon::Text;
}

QString wordOf(ColumnKind kind)
{
    switch (kind) {
    case ColumnKind::Number:
        return QCoreApplication::translate("ColumnKind", "number");
    case ColumnKind::Moment:
        return QCoreApplication::translate("ColumnKind", "date");
    case ColumnKind::Email:
        return QCoreApplication::translate("ColumnKind", "email");
    case ColumnKind::Boolean:
        return QCoreApplication::translate("ColumnKind", "yes/no");
    case ColumnKind::Empty:
        return QCoreApplication::translate("ColumnKind", "empty");
    case ColumnKind::Text:
        break;
    }
    return QCoreApplication::translate("ColumnKind", "text");
}

SheetHeader::SheetHeader(const Theme &theme, QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
    , m_theme(theme)
{
    setSectionsClickable(true);
    setSectionsMovable(true);
    setHighlightSections(false);
    setMinimumSectionSize(60);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setContextMenuPolicy(Qt::CustomContextMenu);
}

void SheetHeader::setKeys(const std::vector<query::SortKey> &keys)
{
    m_keys = keys;
    makeRoomForSigns();
    viewport()->update();
}

void SheetHeader::setFiltered(const QList<int> &columns)
{
    m_filtered = columns;
    makeRoomForSigns();
    viewport()->update();
}

void SheetHeader::setCurrent(int column)
{
    m_current = column;
    viewport()->update();
}

int SheetHeader::orderOf(int section) const
{
    for (const auto &key : m_keys) {
        if (key.column == section)
            return key.descending ? -1 : 1;
    }
    return 0;
}

QSize SheetHeader::sizeHint() const
{
    return {QHeaderView::sizeHint().width(), m_theme.scaled(34)};
}

QSize SheetHeader::sectionSizeFromContents(int section) const
{
    const QFontMetrics metrics(m_theme.font(Theme::Text::Tiny));
    const auto words =
        model() ? model()->headerData(section, Qt::Horizontal).toString() : QString();
    return {metrics.horizontalAdvance(visibleText(words)) + 2 * headerPadding + headerGap + signSide
                + std::max(widthOfSigns(section), headerGap + signSide),
            m_theme.scaled(34)};
}

// Returns the width of the sort arrow and filter icon after the title.
int SheetHeader::widthOfSigns(int section) const
{
    constexpr int each = signSide + 4;
    return (orderOf(section) != 0 ? each : 0) + (m_filtered.contains(section) ? each : 0);
}

// Widens columns so that their titles are not elided when an icon is added.
void SheetHeader::makeRoomForSigns()
{
    for (int section = 0; section < count(); ++section) {
        const int needed = std::min(sectionSizeHint(section), m_theme.scaled(280));
        if (widthOfSigns(section) > 0 && !isSectionHidden(section) && sectionSize(section) < needed)
            resizeSection(section, needed);
    }
}

void SheetHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    paint(painter, rect, section);
}

void SheetHeader::paint(QPainter *painter, const QRect &rect, int section) const
{
    const auto &tokens = m_theme.tokens();
    const auto said = [this, section](int role) {
        return model()->headerData(section, Qt::Horizontal, role);
    };
    painter->save();
    painter->fillRect(rect, section == m_current ? tokens.accentSoft : tokens.panel);
    painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, tokens.line);
    const auto ink = section == m_current ? tokens.accent : tokens.muted;
    const int order = orderOf(section);
    const bool filtered = m_filtered.contains(section);
    const int behind = widthOfSigns(section);
    auto room = rect.adjusted(headerPadding, 0, -headerPadding, -1);
    painter->setFont(m_theme.font(Theme::Text::Tiny));
    painter->setPen(ink);
    const auto words = painter->fontMetrics().elidedText(
        visibleText(said(Qt::DisplayRole).toString()), Qt::ElideRight,
        room.width() - signSide - headerGap - behind);
    const int width = signSide + headerGap + painter->fontMetrics().horizontalAdvance(words);
    if (said(Qt::TextAlignmentRole).toInt() & Qt::AlignRight)
        room.setLeft(std::max(room.left(), room.right() + 1 - width - behind));
    const auto mirrored = [this, &rect](const QRect &part) {
        return QStyle::visualRect(layoutDirection(), rect, part);
    };
    const auto sign = [&](int left, Icon icon) {
        paintIcon(painter, mirrored({left, room.top(), signSide, room.height()}), icon, ink);
    };
    sign(room.left(), iconOf(static_cast<ColumnKind>(said(sheet::SheetModel::KindRole).toInt())));
    painter->drawText(
        mirrored({room.left() + signSide + headerGap, room.top(), width, room.height()}),
        textFlags(words, Qt::AlignVCenter | Qt::AlignLeft, layoutDirection()) | Qt::TextSingleLine,
        words);
    int left = room.left() + width + 4;
    if (order != 0) {
        sign(left, order > 0 ? Icon::ArrowUp : Icon::ArrowDown);
        left += signSide + 4;
    }
    if (filtered)
        sign(left, Icon::Filter);
    painter->restore();
}

RowNumbers::RowNumbers(const Theme &theme, QWidget *parent)
    : QHeaderView(Qt::Vertical, parent)
    , m_theme(theme)
{
    setSectionResizeMode(QHeaderView::Fixed);
    setSectionsClickable(true);
    // The table determines the height of its rows.
    setMinimumSectionSize(1);
    setDefaultSectionSize(theme.scaled(36));
}

void RowNumbers::fit(qint64 highest)
{
    const QFontMetrics metrics(m_theme.font(Theme::Text::Small));
    const int width =
        std::max(m_theme.scaled(58), metrics.horizontalAdvance(QLocale().toString(highest)) + 24);
    // The header never shrinks, because filtered rows keep their row numbers in the file.
    if (width <= m_width)
        return;
    m_width = width;
    setFixedWidth(width);
    updateGeometry();
    // Emit this signal, because the table updates its margins only then.
    Q_EMIT geometriesChanged();
}

void RowNumbers::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const auto &tokens = m_theme.tokens();
    painter->save();
    const bool selected =
        selectionModel() && selectionModel()->isSelected(model()->index(section, 0));
    painter->fillRect(rect, tokens.side);
    painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, tokens.line);
    painter->setFont(m_theme.font(Theme::Text::Small));
    painter->setPen(selected ? tokens.text : tokens.muted);
    painter->drawText(QStyle::visualRect(layoutDirection(), rect, rect.adjusted(4, 0, -12, -1)),
                      static_cast<int>(Qt::AlignRight | Qt::AlignVCenter) | Qt::TextSingleLine,
                      model()->headerData(section, Qt::Vertical).toString());
    painter->restore();
}

} // namespace storedesk::ui::sheetview
