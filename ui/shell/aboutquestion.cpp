// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/aboutquestion.h"

#include "base/version.h"
#include "ui/shell/mainwindow.h"
#include "ui/tables/question.h"
#include "ui/widgets/button.h"

#include <QDesktopServices>
#include <QUrl>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

static constexpr auto website = "https://storedesk.org/";

Question *aboutQuestion(const Theme &theme)
{
    auto *about = new Question({}, theme);
    about->setObjectName(u"aboutDialog"_s);
    about->ask(
        MainWindow::tr("About Storedesk"), MainWindow::tr("Storedesk %1").arg(base::version()),
        MainWindow::tr(
            "A desktop console for store data. Free software under the GNU General Public License, "
            "version 3 or later. Data is sent only to the service address you enter. Storedesk "
            "never "
            "checks for new versions by itself."));
    auto *site = about->addAnswer(MainWindow::tr("Open the website"), u"website"_s);
    site->setToolTip(QString::fromLatin1(website));
    QObject::connect(site, &Button::clicked, about,
                     [] { QDesktopServices::openUrl(QUrl(QString::fromLatin1(website))); });
    about->addSafeAnswer(MainWindow::tr("Close"), u"close"_s);
    return about;
}

} // namespace storedesk::ui::shell
