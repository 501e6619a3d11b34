// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/importfilestep.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "api/call.h"
#include "api/session.h"
#include "base/background.h"
#include "catalogue/choice.h"
#include "catalogue/key.h"
#include "imports/lastimport.h"
#include "itemmodels/showntext.h"
#include "jobs/jobmanager.h"
#include "ui/forms/coupongenerator.h"
#include "ui/host/filedialog.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/host/purchaseaddress.h"
#include "ui/host/recipechooser.h"
#include "ui/imports/listtools.h"
#include "ui/imports/tablesourcepanel.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/progressline.h"
#include "ui/widgets/scrolled.h"
#include "workspace/workspace.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QJsonArray>
#include <QLabel>
#include <QMenu>
#include <QRadioButton>
#include <QScrollArea>
#include <QTimer>
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
    , m_generator(new forms::CouponGenerator(host, this))
    , m_source(new TableSourcePanel(draft, host, this))
    , m_template(new Button(Icon::Save, tr("Save a te&mplate…"), host.theme(), this))
    , m_recipe(new RecipeChooser(storedesk::imports::RecipeKind::Import, host, this))
    , m_last(new Button(Icon::Undo, tr("Same as &last time"), host.theme(), this))
    , m_lists(new Button(Icon::Files, tr("Prepare the l&ist"), host.theme(), this))
    , m_notice(new Notice(host.theme(), this))
{
    setAcceptDrops(true);
    build();
    connect(m_kinds, &QButtonGroup::idClicked, this,
            [this](int id) { chooseKind(static_cast<ImportKind>(id)); });
    connect(m_sets, &QComboBox::activated, this, &ImportFileStep::applyCouponSet);
    connect(m_source, &TableSourcePanel::opening, this, [this] { m_fills = true; });
    connect(m_source, &TableSourcePanel::edited, this, &ImportFileStep::showState);
    connect(m_generator, &forms::CouponGenerator::generated, this,
            [this](const QByteArrayList &codes) {
                setGenerated(u"code\n"_s + QString::fromUtf8(codes.join('\n')),
                             tr("%Ln generated code(s)", nullptr, static_cast<int>(codes.size())));
            });
    connect(m_template, &Button::clicked, this, &ImportFileStep::askForTemplate);
    connect(m_recipe, &RecipeChooser::chosen, this,
            [this](const storedesk::imports::Recipe &recipe) {
                recipe.prepare(m_draft);
                setKind(m_draft.settings().kind);
                Q_EMIT recipeChosen(recipe);
            });
    connect(m_last, &Button::clicked, this, &ImportFileStep::useLast);
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
    m_template->setObjectName(u"saveTemplate"_s);
    m_last->setObjectName(u"sameAsLast"_s);
    m_lists->setObjectName(u"prepareList"_s);
    auto *menu = new QMenu(m_lists);
    menu->setObjectName(u"listTools"_s);
    m_lists->setMenu(menu);
    m_tools = new ListTools(m_draft, m_host, *menu);
    connect(m_tools, &ListTools::made, this, &ImportFileStep::openFile);
    m_source->addButton(m_last);
    m_source->addButton(m_recipe->button());
    m_source->addButton(m_lists);
    m_source->addButton(m_template);
    m_notice->hide();
    auto *box = columnIn(content, 12);
    box->addWidget(m_notice);
    box->addWidget(buildPreparation());
    box->addWidget(what);
    box->addWidget(m_source, 1);
    auto *around = new QVBoxLayout(this);
    around->setContentsMargins(0, 0, 0, 0);
    // The content scrolls in a small window.
    around->addWidget(scrolled(content));
}

QWidget *ImportFileStep::buildPreparation()
{
    using namespace std::chrono_literals;
    auto *widget = new QWidget(this);
    widget->setObjectName(u"listProgress"_s);
    auto *line = rowIn(widget, 8);
    auto *bar = new ProgressLine(m_host.theme(), widget);
    auto *cancel = new Button(tr("Cancel"), m_host.theme(), widget);
    cancel->setObjectName(u"cancelListTool"_s);
    line->addWidget(new QLabel(tr("Preparing the list…"), widget));
    line->addWidget(bar, 1);
    line->addWidget(cancel);
    widget->hide();
    auto *timer = new QTimer(widget);
    timer->setInterval(200ms);
    connect(timer, &QTimer::timeout, this, [this, bar] {
        m_tools->work().isMeasured()
            ? bar->setAmount(static_cast<qint64>(m_tools->work().part() * 1000), 1000)
            : bar->setBusy();
    });
    connect(cancel, &Button::clicked, m_tools, &ListTools::stop);
    connect(m_tools, &ListTools::workChanged, this, [this, widget, bar, timer] {
        const bool works = m_tools->work().running();
        bar->setBusy();
        works ? timer->start() : timer->stop();
        widget->setVisible(works);
        Q_EMIT changed();
    });
    return widget;
}

bool ImportFileStep::settled() const
{
    return !m_reading && !m_tools->work().running();
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
    auto *purchases = new Button(tr("Purchases…"), m_host.theme(), panel);
    purchases->setObjectName(u"kind-purchases"_s);
    purchases->setKind(Role::Link);
    purchases->setToolTip(tr("Opens “Purchases from a file” with this file"));
    connect(purchases, &Button::clicked, this, &ImportFileStep::openPurchases);
    row->addWidget(purchases);
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

void ImportFileStep::setKind(ImportKind kind)
{
    m_kinds->button(static_cast<int>(kind))->setChecked(true);
    chooseKind(kind);
}

void ImportFileStep::setCouponSet(const QString &id)
{
    m_wantedSet = id;
    if (const int place = m_sets->findData(id); place >= 0)
        m_sets->setCurrentIndex(place);
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

// Lists only sets that accept codes. A set with a single code has no list of codes. Sets of an
// unknown kind are offered too.
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

void ImportFileStep::openFile(const QString &path)
{
    m_source->openFile(path);
}

void ImportFileStep::setText(const QString &text, const QString &title)
{
    m_source->setText(text, title);
}

void ImportFileStep::setGenerated(const QString &text, const QString &title)
{
    m_source->setGenerated(text, title);
}

QString ImportFileStep::pasted() const
{
    return m_source->pasted();
}

void ImportFileStep::showState()
{
    const auto &problem = m_draft.problem();
    m_notice->setVisible(!problem.what.isEmpty());
    if (!problem.what.isEmpty())
        m_notice->tell(Tone::Err, problem.what, u"%1 %2"_s.arg(problem.why, problem.next));
    Q_EMIT changed();
    continueWhenRead();
}

QString ImportFileStep::title() const
{
    return tr("Choose a file");
}

void ImportFileStep::focusFirst()
{
    m_source->focusFile();
}

void ImportFileStep::applyFields()
{
    auto settings = m_draft.settings();
    settings.contactFields = m_host.account().contactFields().definitions();
    m_draft.setSettings(settings);
}

void ImportFileStep::askForTemplate()
{
    auto *dialog = fileDialog(m_host, window(), tr("Save a template"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"xlsx"_s);
    dialog->setNameFilters({tr("Excel workbooks (*.xlsx)"), tr("CSV files (*.csv)")});
    dialog->selectFile(u"%1.xlsx"_s.arg(storedesk::importcheck::idOf(m_draft.settings().kind)));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &ImportFileStep::saveTemplate);
    dialog->open();
}

void ImportFileStep::saveTemplate(const QString &path)
{
    const auto &settings = m_draft.settings();
    base::inBackground(
        [path, kind = settings.kind, fields = settings.contactFields,
         folder = m_draft.places().temporary] {
            return storedesk::imports::saveTemplate(path, kind, fields, folder);
        },
        this,
        [this, path](const base::Result<void> &saved) {
            m_host.tell(saved ? tr("Saved: %1").arg(path)
                              : u"%1 %2"_s.arg(saved.error().what, saved.error().why));
        });
}

// Reads the codes already sent to the chosen set, so that they are not sent again.
void ImportFileStep::readSentCodes()
{
    using storedesk::importcheck::CodePrints;
    const auto &settings = m_draft.settings();
    if (settings.kind != storedesk::importcheck::ImportKind::Coupons || settings.sentCodes
        || settings.couponSetId.isEmpty())
        return;
    base::inBackground(
        [folder = m_draft.places().sentCodes, id = settings.couponSetId] {
            return std::make_shared<const CodePrints>(
                storedesk::importcheck::SentCodes(folder).of(id));
        },
        this,
        [this, id = settings.couponSetId](const std::shared_ptr<const CodePrints> &sent) {
            auto now = m_draft.settings();
            if (now.couponSetId != id || now.sentCodes)
                return;
            now.sentCodes = sent;
            m_generator->setSent(sent);
            m_draft.setSettings(now);
        });
}

// Reads the domains allowed for product pages, which the check needs. Without them, only the
// service checks the domains.
void ImportFileStep::readStoreDomains()
{
    m_host.account().session().store().get(this)->then(this, [this](const http::Outcome &outcome) {
        if (!outcome)
            return;
        auto settings = m_draft.settings();
        for (const auto &domain : outcome->document.object()[key::domains].toArray())
            settings.storeDomains.append(domain.toString());
        settings.storeDomains.removeDuplicates();
        m_draft.setSettings(settings);
    });
}

// Proceeds automatically if the user pressed Next while rows were still unread. After a file was
// chosen, focuses the Next button.
void ImportFileStep::continueWhenRead()
{
    if (m_fills && m_draft.table() && obstacle().isEmpty()) {
        m_fills = false;
        Q_EMIT filled();
    }
    if (!m_goesOn || m_draft.state() == ImportDraft::State::Reading)
        return;
    m_goesOn = false;
    if (obstacle().isEmpty())
        Q_EMIT wantsNext();
}

QString ImportFileStep::obstacle() const
{
    const auto &settings = m_draft.settings();
    if (settings.kind == ImportKind::Coupons && settings.couponSetId.isEmpty())
        return tr("Choose the coupon set that receives the codes.");
    if (m_source->hasUnreadRows())
        return tr("“Next” reads the rows in the box.");
    // The next step needs only the beginning of a file, but all generated codes.
    if (m_draft.table() || (m_draft.beginning() && !m_draft.origin().generated))
        return {};
    if (m_draft.state() == ImportDraft::State::Reading)
        return tr("The file is being read.");
    return settings.kind == ImportKind::Coupons ? tr("Choose a file, paste codes or generate them.")
                                                : tr("Choose a file or paste rows.");
}

void ImportFileStep::goToProblem()
{
    const auto &settings = m_draft.settings();
    if (settings.kind == ImportKind::Coupons && settings.couponSetId.isEmpty()) {
        m_sets->setFocus(Qt::OtherFocusReason);
    } else if (m_source->hasUnreadRows()) {
        m_goesOn = true;
        m_source->readRows();
    } else {
        m_source->focusFile();
    }
}

void ImportFileStep::dragEnterEvent(QDragEnterEvent *event)
{
    if (!TableSourcePanel::fileIn(*event).isEmpty())
        event->acceptProposedAction();
}

void ImportFileStep::dropEvent(QDropEvent *event)
{
    openFile(TableSourcePanel::fileIn(*event));
    m_source->reportOthers(*event);
}

// Takes all settings of the newest import of this kind that was sent from this computer.
void ImportFileStep::useLast()
{
    const auto recipe = storedesk::imports::lastImport(m_host.workspace().jobManager().jobs(),
                                                       m_draft.settings().kind);
    if (!recipe)
        return m_host.tell(tr("No earlier import of this type is stored on this computer."));
    m_host.tell(tr("The settings of “%1” will be used for the next file.").arg(recipe->name));
    repeat(*recipe);
}

// Orders are checked and sent differently, so they have their own assistant.
void ImportFileStep::openPurchases()
{
    const auto &origin = m_draft.origin();
    if (!origin.path.isEmpty()) {
        if (m_host.open(purchaseFilePlace(origin.path)))
            Q_EMIT handedOver();
        return;
    }
    auto *page = m_host.open({.page = pageid::purchaseImport});
    if (!page || origin.generated || pasted().isEmpty())
        return;
    page->paste(pasted());
    Q_EMIT handedOver();
}

void ImportFileStep::repeat(const storedesk::imports::Recipe &recipe)
{
    recipe.prepare(m_draft);
    setKind(m_draft.settings().kind);
    if (!m_draft.settings().couponSetId.isEmpty())
        setCouponSet(m_draft.settings().couponSetId);
    Q_EMIT recipeChosen(recipe);
}

void ImportFileStep::useRecipe(const QString &path)
{
    m_recipe->use(path);
}

} // namespace storedesk::ui::imports
