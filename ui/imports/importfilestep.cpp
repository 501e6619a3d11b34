// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/importfilestep.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "api/session.h"
#include "catalogue/choice.h"
#include "catalogue/key.h"
#include "itemmodels/showntext.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/imports/coupongenerator.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QVBoxLayout>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::importcheck::ImportKind;
using storedesk::imports::ImportDraft;
namespace key = catalogue::key;

ImportFileStep::ImportFileStep(ImportDraft &draft, PageHost &host, QWidget *parent)
    : AssistantStep(parent)
    , m_draft(draft)
    , m_host(host)
    , m_kinds(new QButtonGroup(this))
    , m_setLabel(new QLabel(tr("Coupon &set"), this))
    , m_sets(new QComboBox(this))
    , m_setNote(new QLabel(this))
    , m_generator(new CouponGenerator(host, this))
    , m_choose(new Button(Icon::OpenFolder, tr("Choose a &file…"), host.theme(), this))
    , m_recent(new Button(Icon::Clock, tr("Recen&t"), host.theme(), this))
    , m_source(new ElidedLabel({}, this))
    , m_text(new QPlainTextEdit(this))
    , m_use(new Button(Icon::Paste, tr("&Use these rows"), host.theme(), this))
    , m_template(new Button(Icon::Save, tr("Save a te&mplate…"), host.theme(), this))
    , m_recipe(new Button(Icon::Play, tr("Use a &recipe…"), host.theme(), this))
    , m_notice(new Notice(host.theme(), this))
{
    setAcceptDrops(true);
    build();
    connect(m_kinds, &QButtonGroup::idClicked, this,
            [this](int id) { chooseKind(static_cast<ImportKind>(id)); });
    connect(m_sets, &QComboBox::activated, this, &ImportFileStep::applyCouponSet);
    connect(m_choose, &Button::clicked, this, &ImportFileStep::askForFile);
    connect(m_recent, &Button::clicked, this, &ImportFileStep::showRecent);
    connect(m_generator, &CouponGenerator::generated, this, [this](const QByteArrayList &codes) {
        setGenerated(u"code\n"_s + QString::fromUtf8(codes.join('\n')),
                     tr("%Ln generated code(s)", nullptr, static_cast<int>(codes.size())));
    });
    connect(m_use, &Button::clicked, this, &ImportFileStep::useRows);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] { showState(); });
    connect(m_template, &Button::clicked, this, &ImportFileStep::askForTemplate);
    connect(m_recipe, &Button::clicked, this, &ImportFileStep::askForRecipe);
    connect(&draft, &ImportDraft::changed, this, &ImportFileStep::showState);
    auto &fields = host.account().contactFields();
    connect(&fields, &account::AccountFields::changed, this, &ImportFileStep::applyFields);
    fields.need();
    applyFields();
    setKind(ImportKind::Contacts);
}

void ImportFileStep::build()
{
    auto *content = new QWidget(this);
    auto *what = new Panel(content);
    buildKinds(what);
    auto *file = new Panel(content);
    buildFile(file);
    m_notice->hide();
    auto *box = new QVBoxLayout(content);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(12);
    box->addWidget(m_notice);
    box->addWidget(what);
    box->addWidget(file, 1);
    auto *around = new QVBoxLayout(this);
    around->setContentsMargins(0, 0, 0, 0);
    // Scrolls in a small window.
    around->addWidget(scrolled(content));
}

void ImportFileStep::buildKinds(Panel *panel)
{
    panel->box()->setContentsMargins(16, 12, 16, 14);
    panel->box()->setSpacing(8);
    auto *heading = new QLabel(tr("What are you importing?"), panel);
    setRole(heading, Role::Heading);
    panel->box()->addWidget(heading);
    auto *row = new QHBoxLayout;
    row->setSpacing(24);
    for (const auto kind : {ImportKind::Contacts, ImportKind::Products, ImportKind::Coupons}) {
        auto *choice = new QRadioButton(storedesk::importcheck::titleOf(kind), panel);
        choice->setObjectName(u"kind-%1"_s.arg(storedesk::importcheck::idOf(kind)));
        m_kinds->addButton(choice, static_cast<int>(kind));
        row->addWidget(choice);
    }
    row->addStretch(1);
    panel->box()->addLayout(row);
    m_sets->setObjectName(u"couponSet"_s);
    m_sets->setMinimumWidth(m_host.theme().scaled(280));
    m_setLabel->setBuddy(m_sets);
    m_setNote->setTextFormat(Qt::PlainText);
    setRole(m_setNote, Role::Muted);
    auto *set = new QHBoxLayout;
    set->addWidget(m_setLabel);
    set->addWidget(m_sets);
    set->addWidget(m_setNote, 1);
    panel->box()->addLayout(set);
    panel->box()->addWidget(m_generator);
}

void ImportFileStep::buildFile(Panel *panel)
{
    panel->box()->setContentsMargins(16, 12, 16, 16);
    panel->box()->setSpacing(8);
    auto *heading = new QLabel(tr("Where are the rows?"), panel);
    setRole(heading, Role::Heading);
    m_choose->setObjectName(u"chooseFile"_s);
    m_source->setObjectName(u"source"_s);
    m_source->setElideMode(Qt::ElideMiddle);
    auto *line = new QHBoxLayout;
    m_recent->setObjectName(u"recentFiles"_s);
    line->addWidget(m_choose);
    line->addWidget(m_recent);
    line->addWidget(m_source, 1);
    m_template->setObjectName(u"saveTemplate"_s);
    m_recipe->setObjectName(u"useRecipe"_s);
    m_text->setObjectName(u"rowsText"_s);
    m_text->setAccessibleName(tr("Rows"));
    m_text->setPlaceholderText(tr("Or paste rows from a spreadsheet here, with their headings"));
    m_text->setTabChangesFocus(true);
    m_text->setMinimumHeight(m_host.theme().scaled(90));
    m_use->setObjectName(u"useRows"_s);
    m_use->setEnabled(false);
    panel->box()->addWidget(heading);
    panel->box()->addLayout(line);
    panel->box()->addWidget(m_text, 1);
    auto *more = new QWidget(panel);
    // Wraps into as many lines as large text needs.
    auto *flow = new FlowLayout(more);
    flow->setContentsMargins(0, 0, 0, 0);
    for (auto *button : {m_use, m_recipe, m_template})
        flow->addWidget(button);
    panel->box()->addWidget(more);
}

void ImportFileStep::setKind(ImportKind kind)
{
    m_kinds->button(static_cast<int>(kind))->setChecked(true);
    chooseKind(kind);
}

void ImportFileStep::setCouponSet(const QString &id)
{
    m_wantedSet = id;
    applyCouponSet();
}

void ImportFileStep::chooseKind(ImportKind kind)
{
    auto settings = m_draft.settings();
    settings.kind = kind;
    m_draft.setSettings(settings);
    const bool coupons = kind == ImportKind::Coupons;
    for (auto *widget : QList<QWidget *>{m_setLabel, m_sets, m_setNote, m_generator})
        widget->setVisible(coupons);
    if (coupons && m_sets->count() == 0 && !m_reading)
        readCouponSets();
    if (kind == ImportKind::Products && settings.storeDomains.isEmpty())
        readStoreDomains();
    Q_EMIT changed();
}

// Lists only sets that accept codes: a set with a single code has no list. Sets with an unknown
// kind are offered too.
void ImportFileStep::readCouponSets()
{
    m_setNote->setText(tr("Loading coupon sets…"));
    m_reading = m_host.account().session().couponSets().all(this);
    connect(m_reading, &api::Pages::page, this, [this](const QJsonArray &sets) {
        for (const auto &set : sets) {
            if (set[key::type].toString() == catalogue::choice::couponsettype::single)
                continue;
            const auto id = set[key::id].toString();
            const auto name = itemmodels::shownText(set[key::name].toString());
            m_sets->addItem(name.isEmpty() ? id : name, id);
        }
    });
    connect(m_reading, &api::Pages::finished, this, [this] {
        m_reading = nullptr;
        m_setNote->setText(m_sets->count() == 0 ? tr("No coupon set accepts codes.") : QString());
        m_sets->setCurrentIndex(m_sets->findData(m_wantedSet));
        applyCouponSet();
    });
    connect(m_reading, &api::Pages::failed, this, [this](const http::Error &error) {
        m_reading = nullptr;
        m_setNote->setText(tr("Couldn't load the coupon sets. %1").arg(error.words.what));
        Q_EMIT changed();
    });
}

void ImportFileStep::applyCouponSet()
{
    auto settings = m_draft.settings();
    const bool chosen = m_sets->currentIndex() >= 0;
    settings.couponSetId = chosen ? m_sets->currentData().toString() : m_wantedSet;
    settings.couponSetName = chosen ? m_sets->currentText() : QString();
    if (settings.couponSetId != m_draft.settings().couponSetId)
        settings.sentCodes.reset();
    m_draft.setSettings(settings);
    readSentCodes();
    Q_EMIT changed();
}

void ImportFileStep::askForFile()
{
    auto *dialog = fileDialog(m_host, window(), tr("Choose a table"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(
        {tr("Tables (*.csv *.tsv *.txt *.xlsx *.ods *.zip *.gz)"), tr("All files (*)")});
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &ImportFileStep::openFile);
    dialog->open();
}

void ImportFileStep::openFile(const QString &path)
{
    m_pasted.clear();
    m_fills = true;
    rememberFile(path);
    noteFolder(m_host, path);
    m_draft.openFile(path);
}

void ImportFileStep::setText(const QString &text, const QString &title)
{
    m_pasted = text;
    m_draft.openText(text, title);
}

void ImportFileStep::setGenerated(const QString &text, const QString &title)
{
    m_pasted = text;
    m_fills = true;
    m_draft.openText(text, title, true);
}

void ImportFileStep::showState()
{
    const auto &problem = m_draft.problem();
    m_notice->setVisible(!problem.what.isEmpty());
    if (!problem.what.isEmpty())
        m_notice->tell(Tone::Err, problem.what, u"%1 %2"_s.arg(problem.why, problem.next));
    m_use->setEnabled(!m_text->document()->isEmpty());
    const auto *table = m_draft.table();
    if (m_draft.state() == ImportDraft::State::Reading && !table)
        m_source->setText(m_draft.beginning()
                              ? tr("%1 is being read. Its first rows are shown in the next step")
                                    .arg(m_draft.origin().title)
                              : tr("Reading %1…").arg(m_draft.origin().title));
    else if (table)
        m_source->setText(
            tr("%1: %2", "file, how many columns")
                .arg(m_draft.origin().title,
                     tr("%Ln column(s)", nullptr, static_cast<int>(table->columns.size()))));
    else
        m_source->setText(tr("CSV, Excel or OpenDocument, zipped or not; or drop a file here"));
    Q_EMIT changed();
    continueWhenRead();
}

QString ImportFileStep::title() const
{
    return tr("Choose a file");
}

void ImportFileStep::focusFirst()
{
    m_choose->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::imports
