// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/style.h"

#include "ui/theme/direction.h"
#include "ui/theme/icons.h"
#include "ui/theme/signs.h"
#include "ui/theme/textsize.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QCalendarWidget>
#include <QComboBox>
#include <QDateTimeEdit>
#include <QLabel>
#include <QPainter>
#include <QSplitter>
#include <QStyle>
#include <QStyleOption>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QTextCharFormat>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace storedesk::ui {

// Returns the replacement for one of Qt's icons in title bars, message boxes and file dialogs;
// nullopt to use Qt's icon.
static std::optional<Icon> standardIconOf(QStyle::StandardPixmap icon)
{
    // clang-format off
    static constexpr std::array table{
        std::pair(QStyle::SP_TitleBarCloseButton,    Icon::Close),
        std::pair(QStyle::SP_DockWidgetCloseButton,  Icon::Close),
        std::pair(QStyle::SP_TitleBarNormalButton,   Icon::External),
        std::pair(QStyle::SP_LineEditClearButton,    Icon::Close),
        std::pair(QStyle::SP_ToolBarHorizontalExtensionButton, Icon::More),
        std::pair(QStyle::SP_MessageBoxInformation,  Icon::Info),
        std::pair(QStyle::SP_MessageBoxWarning,      Icon::Warning),
        std::pair(QStyle::SP_MessageBoxCritical,     Icon::CrossCircle),
        std::pair(QStyle::SP_MessageBoxQuestion,     Icon::Help),
        std::pair(QStyle::SP_ArrowLeft,              Icon::ChevronLeft),
        std::pair(QStyle::SP_ArrowRight,             Icon::ChevronRight),
        std::pair(QStyle::SP_ArrowBack,              Icon::ChevronLeft),
        std::pair(QStyle::SP_ArrowForward,           Icon::ChevronRight),
        std::pair(QStyle::SP_FileIcon,               Icon::Files),
        std::pair(QStyle::SP_DirIcon,                Icon::OpenFolder),
    };
    // clang-format on
    const auto found =
        std::ranges::find(table, icon, &std::pair<QStyle::StandardPixmap, Icon>::first);
    if (found == table.end())
        return std::nullopt;
    const bool fixed = icon == QStyle::SP_ArrowLeft || icon == QStyle::SP_ArrowRight;
    return fixed ? onTheScreen(found->second) : found->second;
}

// Disables rich text detection in a label, because rich text can name files to load and most texts
// come from the service, a file or the keyboard. A tool tip is a label too, and is polished before
// its text is set.
static void readAsWritten(QLabel &label)
{
    if (label.textFormat() == Qt::AutoText)
        label.setTextFormat(Qt::PlainText);
}

// Initialises every widget once, before it is first measured or shown. No label or tool tip is
// parsed as rich text unless it requests that.
static void finish(QWidget *widget)
{
    if (auto *label = qobject_cast<QLabel *>(widget))
        readAsWritten(*label);
    if (auto *bar = qobject_cast<QTabBar *>(widget))
        bar->setExpanding(false);
    // In right-to-left layouts, Qt places the contents of a splitter one pixel too far.
    if (auto *splitter = qobject_cast<QSplitter *>(widget))
        splitter->setContentsMargins(0, 0, splitter->isRightToLeft() ? 1 : 0, 0);
    if (auto *calendar = qobject_cast<QCalendarWidget *>(widget)) {
        // Remove the red from weekends, because red is reserved for errors.
        calendar->setWeekdayTextFormat(Qt::Saturday, {});
        calendar->setWeekdayTextFormat(Qt::Sunday, {});
    }
    // Set the current locale, because a window keeps the locale it was opened with.
    if (qobject_cast<QAbstractSpinBox *>(widget) || qobject_cast<QCalendarWidget *>(widget))
        widget->setLocale(QLocale());
    // Replace the default delegate of a combo box, which ignores the style sheet.
    auto *combo = qobject_cast<QComboBox *>(widget);
    if (combo && combo->itemDelegate()->inherits("QComboBoxDelegate"))
        combo->setItemDelegate(new QStyledItemDelegate(combo));
}

constexpr int arrowWidth = 28;
constexpr int fieldPadding = 10;

Style::Style(std::shared_ptr<const Tokens> tokens)
    : QProxyStyle(u"Fusion"_s)
    , m_tokens(std::move(tokens))
{ }

void Style::drawFocus(const QStyleOption &option, QPainter *painter, const QWidget *widget) const
{
    // Buttons have an outer ring, see FocusRing; views frame their current cell themselves.
    if (qobject_cast<const QAbstractButton *>(widget)
        || qobject_cast<const QAbstractItemView *>(widget))
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(m_tokens->accent, 2));
    painter->setBrush(Qt::NoBrush);
    QRectF ring = QRectF(option.rect).adjusted(1, 1, -1, -1);
    if (const auto *bar = qobject_cast<const QTabBar *>(widget)) {
        // For a document tab the ring includes the close button. Otherwise it surrounds the text
        // within the padding of the tab.
        if (bar->documentMode())
            ring = QRectF(bar->tabRect(bar->currentIndex())).adjusted(2, 4, -2, -3);
        else
            ring.adjust(-7, 0, 5, 0);
    }
    painter->drawRoundedRect(ring, 4, 4);
    painter->restore();
}

// Draws the strip behind document tabs; tab bars inside a page have none.
void Style::drawTabBase(QPainter *painter, const QWidget *widget) const
{
    const auto *bar = qobject_cast<const QTabBar *>(widget);
    if (!bar || !bar->documentMode())
        return;
    painter->fillRect(bar->rect(), m_tokens->side);
    painter->fillRect(0, bar->height() - 1, bar->width(), 1, m_tokens->line);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                          const QWidget *widget) const
{
    switch (element) {
    case PE_FrameFocusRect:
        drawFocus(*option, painter, widget);
        return;
    case PE_FrameTabBarBase:
        drawTabBase(painter, widget);
        return;
    case PE_PanelItemViewRow:
    case PE_FrameStatusBarItem:
    case PE_IndicatorDockWidgetResizeHandle:
    // Draw nothing, because the scroll buttons already show that there are more tabs.
    case PE_IndicatorTabTearLeft:
    case PE_IndicatorTabTearRight:
        return;
    default:
        if (!paintSign(element, *option, painter, *m_tokens))
            QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                        const QWidget *widget) const
{
    // Draw nothing, because the gap itself is the handle.
    if (element == CE_Splitter)
        return;
    const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
    // Elide in the middle instead of clipping, because file names differ at the end.
    if (element == CE_ComboBoxLabel && combo && !combo->editable) {
        auto fitted = *combo;
        const auto room = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget).width();
        const int sign = combo->currentIcon.isNull() ? 0 : combo->iconSize.width() + 4;
        fitted.currentText =
            option->fontMetrics.elidedText(combo->currentText, Qt::ElideMiddle, room - sign - 4);
        return QProxyStyle::drawControl(element, &fitted, painter, widget);
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawFieldFrame(const QStyleOption &option, QPainter *painter,
                           const QWidget *widget) const
{
    const bool usable = option.state & State_Enabled;
    const bool focused = usable && option.state & State_HasFocus;
    const qreal width = focused ? 2 : 1;
    painter->setRenderHint(QPainter::Antialiasing);
    // The style sheet uses the same properties for line edits.
    const bool wrong = widget && widget->property("tone").toString() == u"err"_s;
    const bool changed = widget && widget->property("changed").toBool();
    const QColor edge = wrong ? m_tokens->err : m_tokens->line;
    painter->setPen(QPen(focused ? m_tokens->accent : edge, width));
    const QColor surface = changed ? m_tokens->accentSoft : m_tokens->panel;
    painter->setBrush(usable ? surface : m_tokens->bg);
    const auto inset = width / 2;
    painter->drawRoundedRect(QRectF(option.rect).adjusted(inset, inset, -inset, -inset), 6 - inset,
                             6 - inset);
}

void Style::drawCombo(const QStyleOptionComplex &option, QPainter *painter,
                      const QWidget *widget) const
{
    painter->save();
    drawFieldFrame(option, painter, widget);
    const auto rect = subControlRect(CC_ComboBox, &option, SC_ComboBoxArrow, widget);
    const bool dated = qobject_cast<const QDateTimeEdit *>(widget);
    QRect square(0, 0, grownWithFont(14), grownWithFont(14));
    square.moveCenter(rect.center());
    const bool usable = option.state & State_Enabled;
    paintIcon(painter, square, dated ? Icon::Calendar : Icon::ChevronDown,
              usable ? m_tokens->muted : disabled(*m_tokens));
    painter->restore();
}

void Style::drawSpin(const QStyleOptionComplex &option, QPainter *painter,
                     const QWidget *widget) const
{
    painter->save();
    drawFieldFrame(option, painter, widget);
    const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(&option);
    if (spin && spin->buttonSymbols != QAbstractSpinBox::NoButtons) {
        const auto steps = {std::pair(SC_SpinBoxUp, Icon::ChevronUp),
                            std::pair(SC_SpinBoxDown, Icon::ChevronDown)};
        for (const auto &[part, icon] : steps) {
            const bool usable = option.state & State_Enabled
                && spin->stepEnabled
                    & (part == SC_SpinBoxUp ? QAbstractSpinBox::StepUpEnabled
                                            : QAbstractSpinBox::StepDownEnabled);
            QRect square(0, 0, 10, 10);
            square.moveCenter(subControlRect(CC_SpinBox, &option, part, widget).center());
            paintIcon(painter, square, icon, usable ? m_tokens->muted : disabled(*m_tokens));
        }
    }
    painter->restore();
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                               QPainter *painter, const QWidget *widget) const
{
    if (control == CC_ComboBox)
        drawCombo(*option, painter, widget);
    else if (control == CC_SpinBox)
        drawSpin(*option, painter, widget);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void Style::drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette,
                         bool enabled, const QString &text, QPalette::ColorRole role) const
{
    QProxyStyle::drawItemText(painter, rect, itemTextFlags(text, flags), palette, enabled, text,
                              role);
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                            SubControl part, const QWidget *widget) const
{
    const auto &rect = option->rect;
    const auto mirrored = [&](const QRect &place) {
        return visualRect(option->direction, rect, place);
    };
    if (control == CC_ComboBox && part == SC_ComboBoxArrow)
        return mirrored(rect.adjusted(rect.width() - arrowWidth, 1, -1, -1));
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        return mirrored(rect.adjusted(fieldPadding, 2, -arrowWidth, -2));
    if (control != CC_SpinBox || part == SC_SpinBoxFrame)
        return QProxyStyle::subControlRect(control, option, part, widget);

    const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
    const int steps = spin && spin->buttonSymbols == QAbstractSpinBox::NoButtons ? 2 : 20;
    if (part == SC_SpinBoxEditField)
        return mirrored(rect.adjusted(fieldPadding - 2, 2, -steps, -2));
    const auto column = rect.adjusted(rect.width() - steps - 2, 3, -4, -3);
    const int half = column.height() / 2;
    return mirrored(part == SC_SpinBoxUp ? column.adjusted(0, 0, 0, -half)
                                         : column.adjusted(0, half, 0, 0));
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                              const QWidget *widget) const
{
    const auto usual = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type != CT_ComboBox && type != CT_SpinBox)
        return usual;
    const int font = option->fontMetrics.height();
    const bool isSmall = widget && widget->property("small").toBool();
    const int room = fieldPadding + arrowWidth + 4;
    return {std::max(usual.width(), size.width() + room), font + (isSmall ? 10 : 16)};
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
    case PM_ToolBarIconSize:
    case PM_TabCloseIndicatorWidth:
    case PM_TabCloseIndicatorHeight:
        return grownWithFont(16);
    case PM_FocusFrameHMargin:
    case PM_FocusFrameVMargin:
        return 3;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
    case PM_SplitterWidth:
        return 8;
    case PM_DockWidgetSeparatorExtent:
        return 4;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_TabBarBaseOverlap:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                     QStyleHintReturn *answer) const
{
    switch (hint) {
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_ComboBox_Popup:
    case SH_EtchDisabledText:
    case SH_Widget_Animate:
    // Animations are disabled.
    case SH_Widget_Animation_Duration:
    case SH_FocusFrame_Mask:
    case SH_ScrollBar_Transient:
    case SH_MessageBox_CenterButtons:
        return 0;
    case SH_ItemView_ShowDecorationSelected:
    case SH_TitleBar_NoBorder:
    // Raise the ring above the parent, which would clip it at its own edge.
    case SH_FocusFrame_AboveWidget:
        return 1;
    // Let typing select an entry, because entries with user-defined names have no mnemonics.
    case SH_Menu_KeyboardSearch:
        return widget && widget->property(searchesByTyping).toBool() ? 1 : 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, answer);
    }
}

QIcon Style::standardIcon(StandardPixmap icon, const QStyleOption *option,
                          const QWidget *widget) const
{
    const auto ours = standardIconOf(icon);
    return ours ? iconOf(*ours, m_tokens) : QProxyStyle::standardIcon(icon, option, widget);
}

void Style::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    finish(widget);
}

} // namespace storedesk::ui
