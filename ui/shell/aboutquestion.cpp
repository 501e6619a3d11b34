// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/aboutquestion.h"

#include "base/version.h"
#include "ui/shell/mainwindow.h"
#include "ui/tables/question.h"

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

Question *aboutQuestion(const Theme &theme)
{
    auto *about = new Question({}, theme);
    about->setObjectName(u"aboutDialog"_s);
    about->ask(
        MainWindow::tr("About Storedesk"), MainWindow::tr("Storedesk %1").arg(base::version()),
        MainWindow::tr(
            "A desktop console for store data. Free software under the GNU General Public License, "
            "version 3 or later. Data is sent only to the service address you enter."));
    about->addSafeAnswer(MainWindow::tr("Close"), u"close"_s);
    return about;
}

} // namespace storedesk::ui::shell
