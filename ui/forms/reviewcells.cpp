// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/reviewcells.h"

#include "ui/forms/reviewmodel.h"
#include "ui/tables/wrappedtext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/visibletext.h"

#include <QGuiApplication>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>

#include <cmath>

namespace storedesk::ui::forms {

static constexpr int iconRoom = 21;
// Space above and below the text.
static constexpr int margin = 8;

// Lays out the value and the note of a cell side by side if both fit in one line, otherwise below
// each other.
class CellWords final
{
public:
    CellWords(const QModelIndex &index, const Theme &theme, int width)
    {
        const bool after = index.column() == ReviewModel::AfterColumn;
        const bool field = index.column() == ReviewModel::FieldColumn;
        const bool noted = !field || theme.technicalNames();
        m_value.setText(visibleText(index.data().toString()));
        m_value.setFont(theme.font(after ? Theme::Text::Medium : Theme::Text::Normal));
        m_note.setText(noted ? visibleText(index.data(ReviewModel::NoteRole).toString())
                             : QString());
        m_note.setFont(theme.font(field ? Theme::Text::Code : Theme::Text::Normal));
        const auto high = layOutWrapped(m_value, width);
        m_height = high;
        if (m_note.text().isEmpty())
            return;
        const auto below = layOutWrapped(m_note, width);
        const auto beside = m_value.lineAt(0).naturalTextWidth() + 6;
        const bool fits = m_value.lineCount() == 1 && m_note.lineCount() == 1
            && beside + m_note.lineAt(0).naturalTextWidth() <= width;
        const bool fromRight = QGuiApplication::layoutDirection() == Qt::RightToLeft;
        m_noteAt = fits ? QPointF(fromRight ? -beside : beside, 0) : QPointF(0, high);
        m_height = fits ? std::max(high, below) : high + below;
    }

    [[nodiscard]] int height() const { return static_cast<int>(std::ceil(m_height)); }
    void draw(QPainter *painter, QPointF at, const QColor &value, const QColor &note) const
    {
        painter->setPen(value);
        m_value.draw(painter, at);
        painter->setPen(note);
        if (!m_note.text().isEmpty())
            m_note.draw(painter, at + m_noteAt);
    }

private:
    QTextLayout m_value;
    QTextLayout m_note;
    QPointF m_noteAt;
    qreal m_height = 0;
};

static QRect roomOf(const QRect &cell, const QModelIndex &index)
{
    const bool sign = index.data(ItemIconRole).canConvert<Icon>();
    return cell.adjusted(12 + (sign ? iconRoom : 0), 0, -8, -1);
}

QSize ReviewCells::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto usual = CellDelegate::sizeHint(option, index);
    const int width = roomOf(option.rect, index).width();
    if (width <= 0)
        return usual;
    const int lines = CellWords(index, theme(), width).height() + 2 * margin + 1;
    return {usual.width(), std::max(usual.height(), lines)};
}

void ReviewCells::paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    const auto &tokens = theme().tokens();
    const bool after = index.column() == ReviewModel::AfterColumn;
    const auto mirrored = [&option](const QRect &part) {
        return QStyle::visualRect(option.direction, option.rect, part);
    };
    const auto room = roomOf(option.rect, index);
    if (after) {
        painter->fillRect(option.rect.adjusted(0, 0, 0, -1), tokens.accentSoft);
        const QRect side(option.rect.topLeft(), QSize(2, option.rect.height() - 1));
        painter->fillRect(mirrored(side), tokens.accent);
    }
    if (const auto icon = index.data(ItemIconRole); icon.canConvert<Icon>())
        paintIcon(painter, mirrored({room.left() - iconRoom, room.center().y() - 7, 15, 15}),
                  icon.value<Icon>(),
                  ui::colourOf(tokens, static_cast<Tone>(index.data(ItemToneRole).toInt())));
    const CellWords words(index, theme(), room.width());
    const int top = room.top() + std::max(0, (room.height() - words.height()) / 2);
    words.draw(painter, QPointF(mirrored(room).left(), top), tokens.text,
               after ? tokens.text : tokens.muted);
}

} // namespace storedesk::ui::forms
