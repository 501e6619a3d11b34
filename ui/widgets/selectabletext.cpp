// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/selectabletext.h"

#include "ui/widgets/elidedlabel.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QLabel>

namespace storedesk::ui {

void setSelectable(std::initializer_list<QLabel *> labels)
{
    for (auto *label : labels) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
}

void addCopyAction(std::initializer_list<ElidedLabel *> labels)
{
    for (auto *label : labels) {
        auto *copy = new QAction(QCoreApplication::translate("SelectableText", "&Copy"), label);
        copy->setObjectName(QStringLiteral("copyText"));
        QObject::connect(copy, &QAction::triggered, label,
                         [label] { QGuiApplication::clipboard()->setText(label->text()); });
        label->addAction(copy);
        label->setContextMenuPolicy(Qt::ActionsContextMenu);
    }
}

} // namespace storedesk::ui
