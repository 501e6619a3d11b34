// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/developerpage.h"
#include "base/newfile.h"

#include "account/account.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "itemmodels/showntext.h"
#include "ui/host/errordetails.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/tables/clipboardtable.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/pagelayout.h"
#include "ui/widgets/panel.h"

#include <QFileDialog>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QVBoxLayout>

namespace storedesk::ui::events {

namespace key = catalogue::key;
using storedesk::events::DeveloperFormat;
using namespace Qt::StringLiterals;

DeveloperPage::DeveloperPage(PageHost &host, const PageAddress &place)
    : Page(host, place)
    , m_head(new PageHead(title(), this))
    , m_notice(new Notice(host.theme(), this))
    , m_tabs(new QTabBar(this))
    , m_text(new QPlainTextEdit(this))
{
    build();
    refresh();
}

QString DeveloperPage::title() const
{
    return tr("Share with a developer");
}

void DeveloperPage::build()
{
    const auto &theme = host().theme();
    auto *copyText = new Button(Icon::Copy, tr("Copy"), theme, this);
    copyText->setObjectName(u"copy"_s);
    auto *save = new Button(Icon::Save, tr("Save…"), theme, this);
    save->setObjectName(u"save"_s);
    m_head->add(copyText);
    m_head->add(save);
    connect(copyText, &QPushButton::clicked, this, &DeveloperPage::copy);
    connect(save, &QPushButton::clicked, this, &DeveloperPage::askWhere);
    m_notice->setObjectName(u"notice"_s);
    m_notice->hide();
    setRole(m_tabs, Role::Sections);
    m_tabs->setObjectName(u"kinds"_s);
    m_tabs->setDrawBase(false);
    connect(m_tabs, &QTabBar::currentChanged, this, &DeveloperPage::showText);
    m_text->setObjectName(u"text"_s);
    m_text->setAccessibleName(title());
    m_text->setReadOnly(true);
    m_text->setFont(theme.font(Theme::Text::Code));
    auto *panel = new Panel(this);
    panel->box()->setContentsMargins(12, 4, 12, 12);
    panel->box()->addWidget(m_tabs);
    panel->box()->addWidget(m_text, 1);
    auto *box = pageColumnIn(this);
    box->addWidget(m_head);
    box->addWidget(m_notice);
    box->addWidget(panel, 1);
}

void DeveloperPage::refresh()
{
    delete m_call;
    m_call = host().account().session().eventTypes().get(place().values, this);
    m_call->then(this, [this](const http::Outcome &outcome) {
        m_call = nullptr;
        m_notice->setVisible(!outcome);
        if (!outcome) {
            const auto &words = outcome.error().words;
            m_notice->tell(Tone::Err, words.what, u"%1 %2"_s.arg(words.why, words.next).trimmed());
            m_notice->setDetails(errorDetails(outcome.error()));
            return;
        }
        m_type = outcome->document.object();
        m_head->setSubtitle(
            tr("%1 · without your API key; programs read it from %2")
                .arg(itemmodels::shownText(m_type[key::name].toString()), u"STOREDESK_API_KEY"_s));
        fillTabs();
    });
}

void DeveloperPage::fillTabs()
{
    const QSignalBlocker quiet(m_tabs);
    while (m_tabs->count() > 0)
        m_tabs->removeTab(0);
    for (const auto kind : storedesk::events::developerFormatsOf(m_type)) {
        const int at = m_tabs->addTab(storedesk::events::titleOf(kind));
        m_tabs->setTabData(at, static_cast<int>(kind));
    }
    showText();
}

DeveloperFormat DeveloperPage::kind() const
{
    return static_cast<DeveloperFormat>(m_tabs->tabData(m_tabs->currentIndex()).toInt());
}

void DeveloperPage::showText()
{
    auto &client = host().account().session().client();
    m_text->setPlainText(itemmodels::shownLines(storedesk::events::developerTextOf(
        kind(), m_type, client.connection(), host().clock().now().date())));
}

void DeveloperPage::copy()
{
    ui::copyText(m_text->toPlainText());
    host().tell(tr("Copied without your API key."));
}

void DeveloperPage::askWhere()
{
    auto *dialog = fileDialog(host(), window(), tr("Save"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(storedesk::events::fileNameOf(kind(), m_type));
    connect(dialog, &QFileDialog::fileSelected, this, &DeveloperPage::saveAs);
    host().openDialog(dialog);
}

void DeveloperPage::saveAs(const QString &path)
{
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    const auto bytes = m_text->toPlainText().toUtf8();
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return host().tell(tr("Saved as “%1”.").arg(path));
    m_notice->tell(Tone::Err, tr("Couldn't save the file."), file.errorString());
    m_notice->show();
}

} // namespace storedesk::ui::events
