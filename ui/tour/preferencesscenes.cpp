// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/scenes.h"

#include "desk/desk.h"
#include "settings/settingvalues.h"
#include "ui/frame/page.h"
#include "ui/frame/storemark.h"
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

static Page *preferencesIn(Frame &frame)
{
    return frame.open({.page = u"preferences"_s});
}

static QWidget *openPreferences(Frame &frame)
{
    auto *page = preferencesIn(frame);
    return page ? page->window() : nullptr;
}

// Scrolls down and changes some settings.
static QWidget *openNetwork(Frame &frame)
{
    auto &kept = frame.settings();
    kept.set(Setting::BinDays, u"90"_s);
    kept.set(Setting::Proxy, QString::fromLatin1(settings::value::manualProxy));
    kept.set(Setting::ProxyAddress, u"proxy.example.com:3128"_s);
    kept.set(Setting::ProxyUser, u"marta"_s);
    return openPreferences(frame);
}

static bool goToNetwork(Frame &frame)
{
    auto *page = frame.currentPage();
    page->findChild<QAbstractButton *>(
            u"section-%1"_s.arg(static_cast<int>(settings::Section::Network)))
        ->click();
    return true;
}

static QWidget *openFound(Frame &frame)
{
    const auto title = settings::titleOf(settings::rowOf(Setting::Language)).left(5);
    auto *page = frame.open(
        {.page = u"preferences"_s, .filter = QMap<QString, QString>{{QString(), title}}});
    return page ? page->window() : nullptr;
}

static QWidget *openKept(Frame &frame)
{
    auto *page = frame.open({.page = u"on-this-computer"_s});
    return page ? page->window() : nullptr;
}

static preferences::ReportPage *reportIn(const QWidget *window)
{
    return window ? window->findChild<preferences::ReportPage *>() : nullptr;
}

// Changes some settings and sends a call that the service rejects.
static QWidget *openReport(Frame &frame)
{
    auto &kept = frame.settings();
    kept.set(Setting::BinDays, u"90"_s);
    kept.set(Setting::Proxy, QString::fromLatin1(settings::value::manualProxy));
    kept.set(Setting::ProxyAddress, u"proxy.example.com:3128"_s);
    frame.desk().readStore();
    auto *page = frame.open({.page = QString(preferences::ReportPage::word)});
    return page ? page->window() : nullptr;
}

static bool putTogetherAgain(Frame &frame)
{
    const auto &calls = frame.desk().session().client().log().records();
    if (!frame.currentPage()->settled() || calls.empty() || !calls.back().kind)
        return false;
    frame.currentPage()->refresh();
    return true;
}

static bool tellsOfRefusal(Frame &frame)
{
    const auto *text = frame.currentPage()->findChild<QPlainTextEdit *>(u"reportText"_s);
    return text->toPlainText().contains("403"_L1);
}

static bool searchRefusal(Frame &frame)
{
    frame.currentPage()->findChild<QLineEdit *>(u"searchReport"_s)->setText(u"403"_s);
    return true;
}

static bool saveNowhere(Frame &frame)
{
    reportIn(frame.currentPage()->window())->saveAs(u"/proc/storedesk-report.txt"_s);
    return true;
}

static bool tellsOfTheEnd(Frame &frame)
{
    return frame.currentPage()->findChild<QWidget *>(u"reportEnd"_s)->isVisible();
}

namespace {

// The window without an account, because the tour always has one.
class NoAccount final : public QDialog, public Frame
{
public:
    explicit NoAccount(Frame &frame)
        : m_frame(frame)
    {
        setWindowTitle(u"Storedesk"_s);
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        auto *page = new preferences::ReportPage(*this, this);
        column->addWidget(page);
        page->refresh();
    }

    desk::Desk &desk() override { return m_frame.desk(); }
    [[nodiscard]] bool hasDesk() const override { return false; }
    [[nodiscard]] StoreMark storeMark() const override { return m_frame.storeMark(); }
    [[nodiscard]] const Theme &theme() const override { return m_frame.theme(); }
    base::Clock &clock() override { return m_frame.clock(); }
    using QDialog::open;
    Page *open(const Place &place) override { return m_frame.open(place); }
    Page *currentPage() override { return reportIn(this); }
    using QDialog::close;
    void close(Page *page) override { m_frame.close(page); }
    void openDialog(QDialog *dialog) override { m_frame.openDialog(dialog); }
    void tell(const QString &sentence, std::function<void()> undo) override
    {
        m_frame.tell(sentence, std::move(undo));
    }

private:
    Frame &m_frame;
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
                 [alone](Frame &frame) {
                     auto *dialog = new NoAccount(frame);
                     *alone = dialog;
                     frame.openDialog(dialog);
                     dialog->resize(dialog->parentWidget()->size().shrunkBy({0, 0, 0, 40}));
                     return dialog;
                 },
             .ready =
                 [alone](Frame &) {
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
