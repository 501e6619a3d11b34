// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/technicalname.h"

#include "ui/theme/theme.h"

#include <QWidget>

namespace storedesk::ui {

void showWithTechnicalNames(QWidget *name, const Theme &theme)
{
    const auto show = [name, &theme] {
        name->setVisible(theme.technicalNames());
    };
    show();
    QObject::connect(&theme, &Theme::technicalNamesChanged, name, show);
}

} // namespace storedesk::ui
