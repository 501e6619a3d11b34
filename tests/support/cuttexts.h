// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/files/sheetheader.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QRadioButton>
#include <QStyleOptionComboBox>

namespace support {

// Words of our own that do not fit where they stand. Names of records and files may be cut, because
// nobody knows how long they are; titles, choices and sentences may not.
class CutTexts final
{
public:
    CutTexts(const QWidget &view, const storedesk::ui::Theme &theme)
        : m_theme(theme)
    {
        for (const auto *widget : view.findChildren<QWidget *>()) {
            if (widget->isVisible())
                look(*widget);
        }
    }

    [[nodiscard]] const QStringList &found() const { return m_found; }

private:
    void note(const QWidget &widget, const QString &text)
    {
        m_found.append(QStringLiteral("%1 %2 “%3”")
                           .arg(QString::fromLatin1(widget.metaObject()->className()),
                                widget.objectName(), text));
    }

    void look(const QWidget &widget)
    {
        if (const auto *box = qobject_cast<const QComboBox *>(&widget); box && !box->isEditable())
            lookAtBox(*box);
        else if (qobject_cast<const QCheckBox *>(&widget)
                 || qobject_cast<const QRadioButton *>(&widget))
            lookAtTick(static_cast<const QAbstractButton &>(widget));
        else if (const auto *label = qobject_cast<const QLabel *>(&widget))
            lookAtLabel(*label);
        else if (const auto *header = qobject_cast<const QHeaderView *>(&widget);
                 header && header->orientation() == Qt::Horizontal && header->model())
            lookAtHeader(*header);
    }

    void lookAtBox(const QComboBox &box)
    {
        QStyleOptionComboBox option;
        option.initFrom(&box);
        const auto room = box.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                      QStyle::SC_ComboBoxEditField, &box);
        if (box.fontMetrics().horizontalAdvance(box.currentText()) > room.width() - 4)
            note(box, box.currentText());
    }

    void lookAtTick(const QAbstractButton &tick)
    {
        if (tick.width() < tick.sizeHint().width())
            note(tick, tick.text());
    }

    void lookAtLabel(const QLabel &label)
    {
        if (label.text().isEmpty() || !label.pixmap(Qt::ReturnByValue).isNull())
            return;
        const bool cut = label.wordWrap() ? label.height() < label.heightForWidth(label.width())
                                          : label.width() < label.sizeHint().width();
        if (cut)
            note(label, label.text());
    }

    // What is in a column of a file is not ours, but the signs beside its title are.
    void lookAtHeader(const QHeaderView &header)
    {
        const QFontMetrics metrics(m_theme.font(storedesk::ui::Theme::Text::Tiny));
        const bool ofFile = qobject_cast<const storedesk::ui::files::SheetHeader *>(&header);
        for (int section = 0; section < header.count(); ++section) {
            if (header.isSectionHidden(section) || header.sectionSize(section) == 0)
                continue;
            const auto title = header.model()->headerData(section, Qt::Horizontal).toString();
            const bool sorted =
                header.isSortIndicatorShown() && header.sortIndicatorSection() == section;
            const int beside = sorted ? 4 + m_theme.scaled(12) : 0;
            const int room = header.sectionSize(section) - 2 * 12 - beside;
            if (!ofFile && metrics.horizontalAdvance(title) > room)
                note(header, title);
        }
    }

    const storedesk::ui::Theme &m_theme;
    QStringList m_found;
};

} // namespace support
