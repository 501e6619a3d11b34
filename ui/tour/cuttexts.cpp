// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/cuttexts.h"

#include "ui/sheetview/sheetheader.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QRadioButton>
#include <QStyleOptionComboBox>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;

static bool isCutBox(const QComboBox &box)
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    const auto room = box.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                  QStyle::SC_ComboBoxEditField, &box);
    return box.fontMetrics().horizontalAdvance(box.currentText()) > room.width() - 4;
}

static bool isCutLabel(const QLabel &label)
{
    return label.wordWrap() ? label.height() < label.heightForWidth(label.width())
                            : label.width() < label.sizeHint().width();
}

// Returns the column titles that are cut off, except for columns in files, whose titles are user
// data.
static QStringList cutTitles(const QHeaderView &header, const Theme &theme)
{
    if (header.orientation() != Qt::Horizontal || !header.model()
        || qobject_cast<const sheetview::SheetHeader *>(&header))
        return {};
    QStringList cut;
    const QFontMetrics metrics(theme.font(Theme::Text::Tiny));
    for (int section = 0; section < header.count(); ++section) {
        if (header.isSectionHidden(section) || header.sectionSize(section) == 0)
            continue;
        const auto title = header.model()->headerData(section, Qt::Horizontal).toString();
        const bool sorted =
            header.isSortIndicatorShown() && header.sortIndicatorSection() == section;
        const int beside = sorted ? 4 + theme.scaled(12) : 0;
        if (metrics.horizontalAdvance(title) > header.sectionSize(section) - 2 * 12 - beside)
            cut.append(title);
    }
    return cut;
}

// Whether the widget extends beyond its parents where the user cannot scroll to it.
static bool isBeyondAnEdge(const QWidget &widget)
{
    for (const auto *around = widget.parentWidget(); around; around = around->parentWidget()) {
        // The rest can be scrolled into view.
        if (qobject_cast<const QAbstractScrollArea *>(around->parentWidget()))
            return false;
        const QRect place(widget.mapTo(around, QPoint()), widget.size());
        if (!around->rect().contains(place))
            return true;
        if (around->isWindow())
            return false;
    }
    return false;
}

// Whether the button shows the program's own text. Links to records and addresses show user data.
static bool saysWordsOfOurs(const QAbstractButton &button)
{
    const auto name = button.objectName();
    const bool isData = name.startsWith("value:"_L1) || name.startsWith("link:"_L1);
    return !isData && !button.text().isEmpty()
        && (qobject_cast<const Button *>(&button) || qobject_cast<const QCheckBox *>(&button)
            || qobject_cast<const QRadioButton *>(&button));
}

// Returns the width that the button needs. A Button gives up its margins before its text is elided.
static int needed(const QAbstractButton &button)
{
    const auto *ours = qobject_cast<const Button *>(&button);
    if (!ours || !ours->keyHint().isEmpty())
        return button.sizeHint().width();
    const int sign = button.icon().isNull() ? 0 : button.iconSize().width() + 4;
    return button.fontMetrics().size(Qt::TextShowMnemonic, button.text()).width() + sign;
}

static QStringList cutIn(const QWidget &widget, const Theme &theme)
{
    if (const auto *header = qobject_cast<const QHeaderView *>(&widget))
        return cutTitles(*header, theme);
    if (const auto *box = qobject_cast<const QComboBox *>(&widget)) {
        const bool cut = !box->isEditable() && isCutBox(*box);
        return cut || isBeyondAnEdge(*box) ? QStringList{box->currentText()} : QStringList();
    }
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    if (button && saysWordsOfOurs(*button)) {
        const bool cut = button->width() < needed(*button);
        return cut || isBeyondAnEdge(*button) ? QStringList{button->text()} : QStringList();
    }
    const auto *label = qobject_cast<const QLabel *>(&widget);
    if (label && !label->text().isEmpty() && label->pixmap(Qt::ReturnByValue).isNull())
        return isCutLabel(*label) || isBeyondAnEdge(*label) ? QStringList{label->text()}
                                                            : QStringList();
    return {};
}

QStringList cutTexts(const QWidget &view, const Theme &theme)
{
    QStringList found;
    for (const auto *widget : view.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        for (const auto &text : cutIn(*widget, theme))
            found.append(u"%1 %2 “%3”"_s.arg(QString::fromLatin1(widget->metaObject()->className()),
                                             widget->objectName(), text));
    }
    return found;
}

} // namespace storedesk::ui::tour
