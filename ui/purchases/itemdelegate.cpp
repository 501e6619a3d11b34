// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/purchases/itemdelegate.h"

#include "ui/purchases/completions.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QSpinBox>

#include <array>

namespace storedesk::ui::purchases {

using namespace Qt::StringLiterals;

ItemDelegate::ItemDelegate(const PurchaseItems &lines, Known known, const Theme &theme,
                           QObject *parent)
    : CellDelegate(theme, parent)
    , m_lines(lines)
    , m_known(std::move(known))
{
    setInk(PurchaseItems::LinePrice, CellInk::Strong);
}

// An open completion popup has the keyboard focus and passes Tab to the editor, bypassing all event
// filters, and also Enter if no completion is selected. The editor resends the key after closing
// the popup, so that the key closes the cell as usual.
class ProductIdEditor final : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;

protected:
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::KeyPress && completer() && completer()->popup()->isVisible()) {
            const auto key = static_cast<QKeyEvent *>(event)->key();
            const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
            const bool chosen = completer()->popup()->currentIndex().isValid();
            if (key == Qt::Key_Tab || key == Qt::Key_Backtab || (enter && !chosen)) {
                completer()->popup()->hide();
                return QCoreApplication::sendEvent(this, event);
            }
        }
        return QLineEdit::event(event);
    }
};

static QDoubleSpinBox *amountEditor(QWidget *parent, double least, double most)
{
    auto *editor = new QDoubleSpinBox(parent);
    editor->setRange(least, most);
    editor->setButtonSymbols(QAbstractSpinBox::NoButtons);
    editor->setAlignment(Qt::AlignRight);
    return editor;
}

static QWidget *productEditor(QWidget *parent, const QModelIndex & /*index*/,
                              const ItemDelegate::Known &known)
{
    auto *line = new ProductIdEditor(parent);
    line->setCompleter(makeCompleter(known(), line));
    return line;
}

static QWidget *unitsEditor(QWidget *parent, const QModelIndex & /*index*/,
                            const ItemDelegate::Known & /*known*/)
{
    auto *units = new QSpinBox(parent);
    units->setRange(0, PurchaseItems::mostUnits);
    units->setButtonSymbols(QAbstractSpinBox::NoButtons);
    units->setAlignment(Qt::AlignRight);
    return units;
}

static QWidget *priceEditor(QWidget *parent, const QModelIndex &index,
                            const ItemDelegate::Known & /*known*/)
{
    auto *price = amountEditor(parent, -PurchaseItems::highestPrice, PurchaseItems::highestPrice);
    const bool fine =
        storedesk::records::Money::of(index.data(Qt::EditRole).toDouble()).tenThousandths % 100
        != 0;
    price->setDecimals(fine ? 4 : 2);
    return price;
}

static QWidget *discountEditor(QWidget *parent, const QModelIndex & /*index*/,
                               const ItemDelegate::Known & /*known*/)
{
    auto *discount = amountEditor(parent, 0, 100);
    discount->setSuffix(ItemDelegate::tr(" %"));
    return discount;
}

using MakeEditor = QWidget *(*)(QWidget *parent, const QModelIndex &index,
                                const ItemDelegate::Known &known);

// Indexed by column; null for columns that cannot be edited.
static constexpr std::array<MakeEditor, PurchaseItems::ColumnCount> lineEditors{
    productEditor, nullptr, unitsEditor, priceEditor, discountEditor, nullptr, nullptr};

QWidget *ItemDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                    const QModelIndex &index) const
{
    const auto make = lineEditors[static_cast<std::size_t>(index.column())];
    if (!make)
        return CellDelegate::createEditor(parent, option, index);
    auto *editor = make(parent, index, m_known);
    setSmall(editor);
    editor->setObjectName(u"lineEditor"_s);
    editor->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
    return editor;
}

void ItemDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    const auto value = index.data(Qt::EditRole);
    if (auto *amount = qobject_cast<QDoubleSpinBox *>(editor)) {
        amount->setValue(value.toDouble());
        amount->selectAll();
    } else if (auto *units = qobject_cast<QSpinBox *>(editor)) {
        units->setValue(value.toInt());
        units->selectAll();
    } else {
        CellDelegate::setEditorData(editor, index);
    }
}

void ItemDelegate::setModelData(QWidget *editor, QAbstractItemModel *model,
                                const QModelIndex &index) const
{
    if (auto *amount = qobject_cast<QDoubleSpinBox *>(editor)) {
        amount->interpretText();
        model->setData(index, amount->value());
    } else if (auto *units = qobject_cast<QSpinBox *>(editor)) {
        units->interpretText();
        model->setData(index, units->value());
    } else {
        CellDelegate::setModelData(editor, model, index);
    }
}

void ItemDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                        const QModelIndex &index) const
{
    Q_UNUSED(index)
    editor->setGeometry(option.rect.adjusted(2, 3, -2, -4));
}

bool ItemDelegate::eventFilter(QObject *editor, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent *>(event)->key();
        const bool tab = key == Qt::Key_Tab || key == Qt::Key_Backtab;
        const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
        const bool plain = !(static_cast<QKeyEvent *>(event)->modifiers() & Qt::ControlModifier);
        if (tab || (enter && plain)) {
            auto *widget = qobject_cast<QWidget *>(editor);
            Q_EMIT commitData(widget);
            Q_EMIT closeEditor(widget, NoHint);
            if (tab)
                Q_EMIT left(key == Qt::Key_Tab ? 1 : -1);
            return true;
        }
    }
    return CellDelegate::eventFilter(editor, event);
}

void ItemDelegate::paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    CellDelegate::paintContent(painter, option, index);
    const bool missing = index.column() == PurchaseItems::Product && !m_lines.isPlaceholder(index)
        && m_lines.finding(index.row()).state == storedesk::records::ValueFinding::State::Missing;
    if (!missing)
        return;
    const int taken = sizeHint(option, index).width();
    const auto room = QStyle::visualRect(option.direction, option.rect,
                                         option.rect.adjusted(taken - 4, 0, -12, -1));
    const auto words = tr("Create product…");
    painter->setFont(theme().font(Theme::Text::Medium));
    painter->setPen(theme().tokens().accent);
    painter->drawText(room,
                      textFlags(words, Qt::AlignLeft | Qt::AlignVCenter, option.direction)
                          | Qt::TextSingleLine,
                      painter->fontMetrics().elidedText(words, Qt::ElideRight, room.width()));
}

} // namespace storedesk::ui::purchases
