// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/clearedfield.h"

#include "ui/host/pagehost.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QPointer>

namespace storedesk::ui {

void clearWithUndo(PageHost &host, QLineEdit &field)
{
    const auto before = field.text();
    if (before.isEmpty())
        return;
    field.setText({});
    tellFilterCleared(host, [self = QPointer(&field), before] {
        if (self)
            self->setText(before);
    });
}

void tellFilterCleared(PageHost &host, std::function<void()> undo)
{
    host.tell(
        QCoreApplication::translate("storedesk::ui::lists::FilterRow", "The filter was cleared."),
        std::move(undo));
}

} // namespace storedesk::ui
