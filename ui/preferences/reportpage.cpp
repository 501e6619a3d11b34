// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/preferences/reportpage.h"

#include "base/background.h"
#include "diagnostics/diagnosticsource.h"
#include "ui/host/accountactions.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/preferences/textsearch.h"
#include "ui/tables/clipboardtable.h"
#include "ui/tables/searchfield.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"

#include <QAccessible>
#include <QAction>
#include <QCheckBox>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QScreen>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace storedesk::ui::preferences {

using namespace Qt::StringLiterals;

namespace {
struct WindowFactWords
{
    Q_DECLARE_TR_FUNCTIONS(WindowFactWords)
};
} // namespace

// Describes the screens by size only, because screen names contain serial numbers.
static QString screenWords()
{
    QStringList screens;
    for (const auto *screen : QGuiApplication::screens())
        screens.append(u"%1 × %2, %3%"_s.arg(screen->geometry().width())
                           .arg(screen->geometry().height())
                           .arg(qRound(screen->devicePixelRatio() * 100)));
    return screens.join(u" · "_s);
}

static QString desktopWords()
{
    const auto desktop = qEnvironmentVariable("XDG_CURRENT_DESKTOP").replace(u':', u' ');
    return desktop.isEmpty() ? WindowFactWords::tr("unknown") : desktop;
}

// Returns the part of the diagnostic report that the window contributes: display settings and
// accounts.
static diagnostics::ReportSource windowFacts(const PageHost &host)
{
    const auto &theme = host.theme();
    diagnostics::ReportSource facts{
        .surroundings = {
            {WindowFactWords::tr("Desktop"), desktopWords()},
            {WindowFactWords::tr("Platform"), QGuiApplication::platformName()},
            {WindowFactWords::tr("Screens"), screenWords()},
            {WindowFactWords::tr("Appearance"),
             theme.tokens().look == Look::Dark ? WindowFactWords::tr("dark")
                                               : WindowFactWords::tr("light")},
            {WindowFactWords::tr("Text size"), u"%1%"_s.arg(theme.textSize())},
            {WindowFactWords::tr("Assistive technology"),
             QAccessible::isActive() ? WindowFactWords::tr("on") : WindowFactWords::tr("off")}}};
    if (const auto *accounts = host.accountActions()) {
        if (accounts->profiles)
            facts.accounts = accounts->profiles();
        if (accounts->secrets)
            facts.keychain = accounts->secrets->title();
    }
    return facts;
}

ReportPage::ReportPage(PageHost &host, QWidget *parent)
    : Page(host, {.page = pageid::diagnosticReport}, parent)
    , m_report(host.clock(), host.settings(), host.hasAccount() ? &host.workspace() : nullptr)
    , m_head(new PageHead(title(), this))
    , m_search(new SearchField(tr("Search the report"), host.theme(), this))
    , m_found(new QLabel(this))
    , m_end(new Notice(host.theme(), this))
    , m_text(new QPlainTextEdit(this))
    , m_finder(new TextSearch(m_search, m_text, m_found, host.theme(), this))
{
    buildActions();
    build();
    connect(&m_report, &diagnostics::DiagnosticReport::made, this, &ReportPage::show);
}

void ReportPage::buildActions()
{
    m_save = new QAction(iconOf(Icon::Save, host().theme()), tr("&Save the report…"), this);
    m_save->setObjectName(u"saveReport"_s);
    m_save->setShortcut(QKeySequence::Save);
    connect(m_save, &QAction::triggered, this, &ReportPage::askWhere);
    m_copy = new QAction(iconOf(Icon::Copy, host().theme()), tr("&Copy the report"), this);
    m_copy->setObjectName(u"copyReport"_s);
    m_copy->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    connect(m_copy, &QAction::triggered, this, &ReportPage::copy);
    for (auto *action : {m_save, m_copy}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setEnabled(false);
        addAction(action);
    }
}

void ReportPage::build()
{
    buildHead();
    m_text->setObjectName(u"reportText"_s);
    m_text->setAccessibleName(tr("The report as it will be saved"));
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    m_text->setPlaceholderText(tr("Creating report…"));
    setRole(m_text, Role::Code);
    m_end->setObjectName(u"reportEnd"_s);
    m_end->hide();
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->setSpacing(12);
    box->addWidget(m_head);
    box->addWidget(buildPromise());
    box->addWidget(buildParts());
    box->addWidget(m_end);
    box->addWidget(m_text, 1);
}

void ReportPage::buildHead()
{
    const auto &theme = host().theme();
    m_search->setObjectName(u"searchReport"_s);
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setKeyHint(QKeySequence(QKeySequence::Find));
    m_search->setMinimumWidth(theme.scaled(220));
    m_found->setObjectName(u"found"_s);
    setRole(m_found, Role::Small);
    m_head->setSubtitle(tr("Creating report…"));
    auto *again = iconButton(Icon::Refresh, tr("Create again"), theme, this);
    again->setObjectName(u"refresh"_s);
    connect(again, &QToolButton::clicked, this, &ReportPage::refresh);
    auto *copy = new Button(Icon::Copy, tr("Copy"), theme, this);
    copy->setObjectName(u"copy"_s);
    connect(copy, &Button::clicked, m_copy, &QAction::trigger);
    auto *save = new Button(Icon::Save, tr("Save…"), theme, this);
    save->setObjectName(u"save"_s);
    save->setKind(Role::Primary);
    connect(save, &Button::clicked, m_save, &QAction::trigger);
    m_buttons = {copy, save};
    for (auto *button : std::as_const(m_buttons))
        button->setEnabled(false);
    m_head->add(m_found);
    m_head->add(m_search);
    m_head->add(again);
    m_head->add(copy);
    m_head->add(save);
}

QWidget *ReportPage::buildPromise()
{
    auto *promise = new Notice(host().theme(), this);
    promise->setObjectName(u"reportPromise"_s);
    promise->tell(
        Tone::Neutral, tr("Nothing is sent."),
        tr("This is the complete content of the file. It contains no API keys, personal data or "
           "names of accounts and services. Read it, then give it to your support contact."),
        Icon::Lock);
    return promise;
}

QWidget *ReportPage::buildParts()
{
    auto *parts = new QWidget(this);
    auto *row = new FlowLayout(parts);
    row->setSpacing(host().theme().scaled(16));
    auto *label = new QLabel(tr("Include:"), parts);
    setRole(label, Role::Muted);
    row->addWidget(label);
    for (const auto &part : diagnostics::reportParts()) {
        auto *box = new QCheckBox(titleOf(part), parts);
        box->setObjectName(u"part-"_s + QLatin1StringView(part.name));
        box->setChecked(true);
        connect(box, &QCheckBox::toggled, this, &ReportPage::show);
        row->addWidget(box);
        m_parts.append(box);
    }
    return parts;
}

diagnostics::ReportParts ReportPage::parts() const
{
    diagnostics::ReportParts chosen;
    for (qsizetype at = 0; at < m_parts.size(); ++at)
        chosen.set(static_cast<std::size_t>(at), m_parts[at]->isChecked());
    return chosen;
}

void ReportPage::refresh()
{
    m_end->hide();
    m_report.make(windowFacts(host()));
}

void ReportPage::find()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

QList<QWidget *> ReportPage::panes() const
{
    return {m_search, m_text};
}

// Copies only which parts are selected. The report is generated again in the new language.
void ReportPage::adoptStateOf(Page &before)
{
    const auto *page = qobject_cast<ReportPage *>(&before);
    for (qsizetype at = 0; page && at < m_parts.size(); ++at)
        m_parts[at]->setChecked(page->m_parts[at]->isChecked());
}

void ReportPage::show()
{
    if (!m_report.isMade())
        return;
    const auto scrolled = m_text->verticalScrollBar()->value();
    m_text->setPlainText(m_report.text(parts()));
    m_text->verticalScrollBar()->setValue(scrolled);
    m_finder->search();
    const QLocale locale;
    m_head->setSubtitle(
        tr("Created at %1 · %2")
            .arg(locale.toString(m_report.madeAt().toLocalTime().time(), QLocale::ShortFormat),
                 tr("%Ln row(s)", nullptr, m_text->blockCount() - 1)));
    for (auto *action : {m_save, m_copy})
        action->setEnabled(true);
    for (auto *button : std::as_const(m_buttons))
        button->setEnabled(true);
}

void ReportPage::askWhere()
{
    auto *dialog = fileDialog(host(), this, tr("Save the diagnostic report"));
    dialog->setObjectName(u"saveReportDialog"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Text files (*.txt)"));
    dialog->setDefaultSuffix(u"txt"_s);
    dialog->selectFile(u"storedesk-report.txt"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &ReportPage::saveAs);
    host().openDialog(dialog);
}

// Saves the text as shown, even if the report is generated again in the meantime.
void ReportPage::saveAs(const QString &path)
{
    m_end->hide();
    base::inBackground(
        [text = m_text->toPlainText(), path] { return diagnostics::saveReport(text, path); }, this,
        [this, path](const base::Result<void> &result) { saved(path, result); });
}

void ReportPage::saved(const QString &path, const base::Result<void> &result)
{
    if (result) {
        host().tell(tr("Report saved as %1.").arg(QDir::toNativeSeparators(path)));
        return;
    }
    const auto &problem = result.error();
    m_end->tell(Tone::Err, problem.what, u"%1. %2"_s.arg(problem.why, problem.next));
    m_end->show();
}

void ReportPage::copy()
{
    copyText(m_text->toPlainText());
    host().tell(tr("The report was copied."));
}

} // namespace storedesk::ui::preferences
