// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/screenwords.h"

#include "ui/widgets/elidedlabel.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QRegularExpression>
#include <QTabBar>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;

static QStringList textsOf(const QWidget *widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return {label->text()};
    if (const auto *label = qobject_cast<const ElidedLabel *>(widget))
        return {label->text()};
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        return {button->text()};
    if (const auto *box = qobject_cast<const QComboBox *>(widget))
        return {box->currentText()};
    QStringList texts;
    if (const auto *tabs = qobject_cast<const QTabBar *>(widget)) {
        for (int tab = 0; tab < tabs->count(); ++tab)
            texts.append(tabs->tabText(tab));
    }
    const auto *header = qobject_cast<const QHeaderView *>(widget);
    if (header && header->model() && header->orientation() == Qt::Horizontal) {
        for (int section = 0; section < header->count(); ++section) {
            if (!header->isSectionHidden(section))
                texts.append(header->model()->headerData(section, Qt::Horizontal).toString());
        }
    }
    return texts;
}

// Removes numbers, dates, ages, IDs and addresses.
static QString lasting(const QString &text)
{
    static const QRegularExpression age(u"just now|\\d+ (s|min|h) ago"_s);
    static const QRegularExpression passing(
        u"\\d|^https?:|^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\b|^[–·,]$"_s);
    auto words = text;
    words.remove(u'&').remove(age);
    auto kept = words.split(u' ', Qt::SkipEmptyParts);
    kept.removeIf([](const QString &word) { return word.contains(passing); });
    return kept.join(u' ').simplified();
}

QStringList screenWords(const QWidget &window)
{
    QStringList words;
    for (const auto *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        for (const auto &text : textsOf(widget)) {
            if (const auto kept = lasting(text); !kept.isEmpty())
                words.append(kept);
        }
    }
    words.removeDuplicates();
    words.sort();
    return words;
}

} // namespace storedesk::ui::tour
