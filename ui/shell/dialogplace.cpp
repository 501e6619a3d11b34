// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/dialogplace.h"

#include "ui/host/findinpage.h"
#include "ui/tables/tableview.h"

#include <QDialog>
#include <QLayout>

namespace storedesk::ui::shell {

void placeOver(const QWidget &window, QDialog &dialog, const Theme &theme)
{
    constexpr int margin = 16;

    if (dialog.findChild<TableView *>())
        FindInPage::addKey(dialog, theme);
    dialog.ensurePolished();
    if (auto *layout = dialog.layout())
        layout->activate();
    if (!dialog.testAttribute(Qt::WA_Resized))
        dialog.adjustSize();
    const auto room = window.size() - QSize(2 * margin, 2 * margin);
    QRect place({}, dialog.size().expandedTo(dialog.minimumSizeHint()).boundedTo(room));
    place.moveCenter(window.geometry().center());
    dialog.setGeometry(place);
}

} // namespace storedesk::ui::shell
