// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/technicalname.h"

#include "ui/theme/theme.h"

#include <QCoreApplication>
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

QString referenceLink()
{
    using namespace Qt::StringLiterals;
    return u"<a href=\"%1\">%2</a>"_s.arg(
        referenceTarget,
        QCoreApplication::translate("ServiceReference", "Service reference").toHtmlEscaped());
}

} // namespace storedesk::ui
