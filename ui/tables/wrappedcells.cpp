// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/wrappedcells.h"

#include "ui/tables/tableview.h"
#include "ui/tables/wrappedtext.h"
#include "ui/theme/textsize.h"
#include "ui/theme/theme.h"
#include "ui/widgets/visibletext.h"

#include <QHeaderView>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace storedesk::ui {

static constexpr int edge = 12;
static constexpr int aboveAndBelow = 8;
static constexpr int signGap = 7;

namespace {

// The text in a cell and the note below it, laid out for a width.
class WrappedWords final
{
public:
    WrappedWords(const QString &words, const QString &note, const Theme &theme, bool strong,
                 int width)
    {
        m_words.setText(words);
        m_words.setFont(theme.font(strong ? Theme::Text::Medium : Theme::Text::Normal));
        m_note.setText(note);
        m_note.setFont(theme.font(Theme::Text::Code));
        m_noteTop = layOutWrapped(m_words, width);
        m_height = m_noteTop + (note.isEmpty() ? 0 : layOutWrapped(m_note, width));
    }

    [[nodiscard]] int height() const { return static_cast<int>(std::ceil(m_height)); }
    void draw(QPainter *painter, QPointF at, const QColor &words, const QColor &note) const
    {
        painter->setPen(words);
        m_words.draw(painter, at);
        painter->setPen(note);
        if (!m_note.text().isEmpty())
            m_note.draw(painter, at + QPointF(0, m_noteTop));
    }

private:
    QTextLayout m_words;
    QTextLayout m_note;
    qreal m_noteTop = 0;
    qreal m_height = 0;
};

} // namespace

static bool hasSign(const QModelIndex &index)
{
    return index.data(ItemIconRole).canConvert<Icon>();
}

static QRect roomIn(const QRect &cell, const QModelIndex &index)
{
    return cell.adjusted(edge + (hasSign(index) ? grownWithFont(16) + signGap : 0), 0, -edge, -1);
}

static WrappedWords wordsIn(int width, const QModelIndex &index, const Theme &theme)
{
    const auto note =
        theme.technicalNames() ? index.data(WrappedCells::NoteRole).toString() : QString();
    return {visibleText(index.data().toString()), visibleText(note), theme,
            index.data(WrappedCells::NewRole).toBool(), width};
}

void WrappedCells::useIn(TableView &view, const Theme &theme, const QList<int> &columns)
{
    auto *cells = new WrappedCells(theme, &view);
    if (columns.isEmpty())
        view.setItemDelegate(cells);
    for (const int column : columns)
        view.setItemDelegateForColumn(column, cells);
    // Always show the scroll bar. If it appeared because of the row heights, it would change the
    // column widths, and thus the row heights again.
    view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    // Without word wrap, row heights are not computed for the column widths.
    view.setWordWrap(true);
    view.verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    const auto fit = [&view] {
        view.resizeRowsToContents();
    };
    // Queued, so that all columns have their final widths.
    connect(view.horizontalHeader(), &QHeaderView::sectionResized, &view, fit,
            Qt::QueuedConnection);
    connect(&theme, &Theme::changed, &view, fit, Qt::QueuedConnection);
}

QSize WrappedCells::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto usual = CellDelegate::sizeHint(option, index);
    const int width = roomIn(option.rect, index).width();
    if (width <= 0)
        return usual;
    const int lines = wordsIn(width, index, theme()).height() + 2 * aboveAndBelow + 1;
    return {usual.width(), std::max(usual.height(), lines)};
}

void WrappedCells::paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    const auto &tokens = theme().tokens();
    const auto &cell = option.rect;
    const bool selected = option.state & QStyle::State_Selected;
    if (index.data(NewRole).toBool()) {
        painter->fillRect(cell.adjusted(0, 0, 0, -1), tokens.accentSoft);
        const QRect side(cell.topLeft(), QSize(2, cell.height() - 1));
        painter->fillRect(QStyle::visualRect(option.direction, cell, side), tokens.accent);
    }
    const auto room = roomIn(cell, index);
    if (hasSign(index)) {
        const int side = grownWithFont(16);
        const QRect place(cell.left() + edge, room.center().y() - side / 2, side, side);
        paintIcon(painter, QStyle::visualRect(option.direction, cell, place),
                  index.data(ItemIconRole).value<Icon>(),
                  ui::colourOf(tokens, static_cast<Tone>(index.data(ItemToneRole).toInt())));
    }
    const auto words = wordsIn(room.width(), index, theme());
    const int top = room.top() + std::max(0, (room.height() - words.height()) / 2);
    const bool muted = inkOf(index) == CellInk::Muted && !selected;
    const auto place = QStyle::visualRect(option.direction, cell, room);
    words.draw(painter, QPointF(place.left(), top), muted ? tokens.muted : tokens.text,
               selected ? tokens.text : tokens.muted);
}

} // namespace storedesk::ui
