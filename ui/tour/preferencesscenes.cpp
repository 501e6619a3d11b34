// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/pageid.h"
#include "ui/tour/scenes.h"

#include "account/account.h"
#include "settings/settingvalues.h"
#include "ui/host/page.h"
#include "ui/host/storemark.h"
#include "ui/preferences/reportpage.h"

#include <QAbstractButton>
#include <QDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QVBoxLayout>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;
using settings::Setting;

static Page *preferencesIn(PageHost &host)
{
    return host.open({.page = pageid::preferences});
}

static QWidget *openPreferences(PageHost &host)
{
    auto *page = preferencesIn(host);
    return page ? page->window() : nullptr;
}

// Opens the preferences, scrolls down and changes some settings.
static QWidget *openNetwork(PageHost &host)
{
    auto &kept = host.settings();
    kept.set(Setting::BinDays, u"90"_s);
    kept.set(Setting::Proxy, QString::fromLatin1(settings::value::manualProxy));
    kept.set(Setting::ProxyAddress, u"proxy.example.com:3128"_s);
    kept.set(Setting::ProxyUser, u"marta"_s);
    return openPreferences(host);
}

static bool goToNetwork(PageHost &host)
{
    auto *page = host.currentPage();
    page->findChild<QAbstractButton *>(
            u"section-%1"_s.arg(static_cast<int>(settings::Section::Network)))
        ->click();
    return true;
}

static QWidget *openFound(PageHost &host)
{
    const auto title = settings::titleOf(settings::rowOf(Setting::Language)).left(5);
    auto *page = host.open(
        {.page = pageid::preferences, .filter = QMap<QString, QString>{{QString(), title}}});
    return page ? page->window() : nullptr;
}

static QWidget *openKept(PageHost &host)
{
    auto *page = host.open({.page = pageid::localData});
    return page ? page->window() : nullptr;
}

static preferences::ReportPage *reportIn(const QWidget *window)
{
    return window ? window->findChild<preferences::ReportPage *>() : nullptr;
}

// Changes some settings and sends a call that the service rejects.
static QWidget *openReport(PageHost &host)
{
    auto &kept = host.settings();
    kept.set(Setting::BinDays, u"90"_s);
    kept.set(Setting::Proxy, QString::fromLatin1(settings::value::manualProxy));
    kept.set(Setting::ProxyAddress, u"proxy.example.com:3128"_s);
    host.account().readStore();
    auto *page = host.open({.page = pageid::diagnosticReport});
    return page ? page->window() : nullptr;
}

static bool putTogetherAgain(PageHost &host)
{
    const auto &calls = host.account().session().client().log().records();
    if (!host.currentPage()->settled() || calls.empty() || !calls.back().kind)
        return false;
    host.currentPage()->refresh();
    return true;
}

static bool tellsOfRefusal(PageHost &host)
{
    const auto *text = host.currentPage()->findChild<QPlainTextEdit *>(u"reportText"_s);
    return text->toPlainText().contains("403"_L1);
}

static bool searchRefusal(PageHost &host)
{
    host.currentPage()->findChild<QLineEdit *>(u"searchReport"_s)->setText(u"403"_s);
    return true;
}

static bool saveNowhere(PageHost &host)
{
    reportIn(host.currentPage()->window())->saveAs(u"/proc/storedesk-report.txt"_s);
    return true;
}

static bool tellsOfTheEnd(PageHost &host)
{
    return host.currentPage()->findChild<QWidget *>(u"reportEnd"_s)->isVisible();
}

namespace {

// A window without an account, for pages that are shown without one. The tour itself always has an
// account.
class NoAccount final : public QDialog, public PageHost
{
public:
    explicit NoAccount(PageHost &host)
        : m_host(host)
    {
        setWindowTitle(u"Storedesk"_s);
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        auto *page = new preferences::ReportPage(*this, this);
        column->addWidget(page);
        page->refresh();
    }

    account::Account &account() override { return m_host.account(); }
    workspace::Workspace &workspace() override { return m_host.workspace(); }
    [[nodiscard]] bool hasAccount() const override { return false; }
    [[nodiscard]] StoreMark storeMark() const override { return m_host.storeMark(); }
    [[nodiscard]] const Theme &theme() const override { return m_host.theme(); }
    base::Clock &clock() override { return m_host.clock(); }
    using QDialog::open;
    Page *open(const PageAddress &place) override { return m_host.open(place); }
    Page *currentPage() override { return reportIn(this); }
    using QDialog::close;
    void close(Page *page) override { m_host.close(page); }
    void openDialog(QDialog *dialog) override { m_host.openDialog(dialog); }
    void tell(const QString &sentence, std::function<void()> undo) override
    {
        m_host.tell(sentence, std::move(undo));
    }

private:
    PageHost &m_host;
};

} // namespace

static QList<Scene> reportScenes()
{
    const QStringList refused{u"getStore:status=403"_s};
    const auto alone = std::make_shared<QPointer<QDialog>>();
    return {inSteps({.name = "diagnostic-report"_L1,
                     .title = u"Diagnostic report"_s,
                     .open = openReport,
                     .troubles = refused},
                    {putTogetherAgain, tellsOfRefusal}),
            inSteps({.name = "diagnostic-report-search"_L1,
                     .title = u"Diagnostic report: search"_s,
                     .open = openReport,
                     .troubles = refused},
                    {putTogetherAgain, tellsOfRefusal, searchRefusal}),
            inSteps({.name = "diagnostic-report-failed"_L1,
                     .title = u"Diagnostic report: not saved"_s,
                     .open = openReport,
                     .troubles = refused},
                    {putTogetherAgain, tellsOfRefusal, saveNowhere, tellsOfTheEnd}),
            {.name = "diagnostic-report-alone"_L1,
             .title = u"Diagnostic report: no account"_s,
             .open =
                 [alone](PageHost &host) {
                     auto *dialog = new NoAccount(host);
                     *alone = dialog;
                     host.openDialog(dialog);
                     dialog->resize(dialog->parentWidget()->size().shrunkBy({0, 0, 0, 40}));
                     return dialog;
                 },
             .ready =
                 [alone](PageHost &) {
                     return *alone && reportIn(*alone)->settled();
                 }}};
}

QList<Scene> preferencesScenes()
{
    return QList<Scene>{
               {.name = "on-this-computer"_L1, .title = u"Local data"_s, .open = openKept},
               {.name = "preferences"_L1, .title = u"Preferences"_s, .open = openPreferences},
               inSteps({.name = "preferences-network"_L1,
                        .title = u"Preferences: network"_s,
                        .open = openNetwork},
                       {goToNetwork}),
               {.name = "preferences-search"_L1,
                .title = u"Preferences: search"_s,
                .open = openFound}}
    + reportScenes();
}

} // namespace storedesk::ui::tour
