// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/orderlookupstep.h"

#include "account/account.h"
#include "ui/host/countguard.h"
#include "ui/host/pagehost.h"
#include "ui/tables/question.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/progressline.h"
#include "ui/widgets/selectabletext.h"

#include <QHeaderView>
#include <QLabel>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <functional>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using LookupState = storedesk::purchases::OrderLookups::State;

OrderLookupStep::OrderLookupStep(storedesk::purchases::PurchaseDraft &draft, PageHost &host,
                                 QWidget *parent)
    : AssistantStep(parent)
    , m_draft(draft)
    , m_host(host)
    , m_notice(new Notice(host.theme(), this))
    , m_bar(new ProgressLine(host.theme(), this))
    , m_sum(new QLabel(this))
    , m_hint(new QLabel(this))
    , m_toggle(new Button(tr("&Cancel"), host.theme(), this))
    , m_contacts(new Button(Icon::Contacts, {}, host.theme(), this))
    , m_products(new Button(Icon::Products, {}, host.theme(), this))
    , m_missing(new QStandardItemModel(this))
    , m_table(new TableView(host.theme(), this))
    , m_panel(new Panel(this))
{
    build();
    connect(&draft, &storedesk::purchases::PurchaseDraft::changed, this,
            &OrderLookupStep::showState);
    connect(m_contacts, &Button::clicked, this, &OrderLookupStep::askToCreateContacts);
    connect(m_products, &Button::clicked, this, &OrderLookupStep::askToCreateProducts);
    connect(m_toggle, &Button::clicked, this, [this] {
        if (m_draft.isCreating())
            m_draft.cancelCreating();
        else if (m_draft.lookups().state() == LookupState::Running)
            m_draft.cancelLookUp();
        else
            m_draft.lookUp();
    });
}

void OrderLookupStep::build()
{
    m_sum->setObjectName(u"lookupSum"_s);
    m_toggle->setObjectName(u"lookUp"_s);
    m_contacts->setObjectName(u"createContacts"_s);
    m_products->setObjectName(u"createProducts"_s);
    m_table->setObjectName(u"missing"_s);
    m_table->setAccessibleName(tr("Missing records"));
    setRole(m_sum, Role::Strong);
    setRole(m_hint, Role::Muted);
    for (auto *label : {m_sum, m_hint}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    setSelectable({m_sum});
    m_table->setModel(m_missing);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_panel->box()->addWidget(m_table, 1);
    auto *line = new QHBoxLayout;
    line->addWidget(m_bar, 1);
    line->addWidget(m_toggle);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_contacts);
    buttons->addWidget(m_products);
    buttons->addStretch(1);
    m_notice->hide();
    auto *box = columnIn(this, 10);
    box->addWidget(m_notice);
    box->addLayout(line);
    box->addWidget(m_sum);
    box->addWidget(m_hint);
    box->addWidget(m_panel, 1);
    box->addLayout(buttons);
    box->addStretch(0);
}

void OrderLookupStep::enter()
{
    m_settled = false;
    m_draft.lookUp();
    showState();
}

void OrderLookupStep::showState()
{
    const auto &lookups = m_draft.lookups();
    const bool running = lookups.state() == LookupState::Running;
    const auto &problem = m_draft.problem();
    m_notice->setVisible(!problem.what.isEmpty());
    if (!problem.what.isEmpty())
        m_notice->tell(Tone::Err, problem.what, u"%1 %2"_s.arg(problem.why, problem.next));
    m_bar->setVisible(running || m_draft.isCreating());
    if (m_draft.isCreating())
        showCreation();
    else
        m_bar->setAmount(lookups.done(), lookups.total());
    m_toggle->setVisible(!m_draft.isLookedUp() || running || m_draft.isCreating());
    m_toggle->setText(running || m_draft.isCreating() ? tr("&Cancel") : tr("&Look up"));
    showSum();
    const bool settled = m_draft.isLookedUp() && !running && !m_draft.isCreating();
    if (settled)
        showMissing();
    const bool mayCreate = settled && m_host.account().mayWrite();
    m_contacts->setVisible(mayCreate && m_draft.creatableContacts() > 0);
    m_products->setVisible(mayCreate && m_draft.creatableProducts() > 0);
    m_contacts->setText(
        tr("Create %Ln &contact(s)…", nullptr, static_cast<int>(m_draft.creatableContacts())));
    m_products->setText(
        tr("Create %Ln &product(s)…", nullptr, static_cast<int>(m_draft.creatableProducts())));
    m_panel->setVisible(m_missing->rowCount() > 0 && m_draft.isLookedUp());
    m_hint->setVisible(m_panel->isVisibleTo(this));
    const bool isNews = settled && !m_settled;
    m_settled = settled;
    Q_EMIT changed();
    // Move the focus, because the button that had it is hidden now.
    if (isNews && isVisible())
        obstacle().isEmpty() ? Q_EMIT filled() : focusFirst();
}

void OrderLookupStep::showCreation()
{
    const auto progress = m_draft.creationProgress();
    if (progress.total == 0) {
        m_bar->setBusy();
        return m_sum->setText(tr("Creating the missing records…"));
    }
    m_bar->setAmount(progress.done, progress.total);
    m_sum->setText(
        tr("Creating the missing records: %L1 of %L2").arg(progress.done).arg(progress.total));
}

void OrderLookupStep::showSum()
{
    const auto &lookups = m_draft.lookups();
    const auto &plan = m_draft.plan();
    if (m_draft.isCreating())
        return;
    if (lookups.state() == LookupState::Running)
        return m_sum->setText(tr("Looking up purchases, contacts and products: %L1 of %L2")
                                  .arg(lookups.done())
                                  .arg(lookups.total()));
    if (!m_draft.isLookedUp())
        return m_sum->setText(
            tr("The purchases, contacts and products have not been looked up yet."));
    QStringList sentences;
    const auto missing = static_cast<int>(plan.contacts.size() + plan.products.size());
    sentences.append(missing == 0 ? tr("All contacts and products exist.")
                                  : tr("%Ln record(s) do not exist.", nullptr, missing));
    if (!plan.there.empty())
        sentences.append(tr("%Ln purchase(s) already exist and will not be sent again.", nullptr,
                            static_cast<int>(plan.there.size())));
    m_sum->setText(sentences.join(u' '));
}

void OrderLookupStep::showMissing()
{
    const auto &plan = m_draft.plan();
    m_hint->setText(
        tr("Orders with missing records are held back. You can create the records first, using the "
           "values in the file. New contacts are created without newsletter consent."));
    m_missing->clear();
    m_missing->setHorizontalHeaderLabels(
        {tr("Missing"), tr("ID"), tr("Name"), tr("Lines"), tr("Can be created")});
    const auto add = [this](const QStringList &cells) {
        QList<QStandardItem *> items;
        for (const auto &cell : cells) {
            items.append(new QStandardItem(cell));
            items.last()->setToolTip(cell);
            items.last()->setEditable(false);
        }
        m_missing->appendRow(items);
    };
    const auto answer = [](const QString &obstacle) {
        return obstacle.isEmpty() ? tr("Yes") : tr("No. %1").arg(obstacle);
    };
    for (const auto &contact : plan.contacts)
        add({tr("Contact"), contact.email.isEmpty() ? contact.externalId : contact.email,
             u"%1 %2"_s.arg(contact.firstName, contact.lastName).trimmed(),
             storedesk::purchases::textOf(contact.lines), answer(contact.obstacle())});
    for (const auto &product : plan.products)
        add({tr("Product"), product.id, product.name, storedesk::purchases::textOf(product.lines),
             answer(product.obstacle())});
    const int widths[]{100, 200, 160, 80};
    for (int column = 0; column < 4; ++column)
        m_table->setColumnAtLeast(column, widths[column]);
}

namespace {

struct CreationTexts
{
    QString title;
    QString headline;
    QString sentence;
    QString act;
};

} // namespace

// Names the store and asks for the count as every write of several records does.
static void askToCreate(PageHost &host, QWidget *parent, qint64 count, const CreationTexts &texts,
                        const std::function<void()> &create)
{
    auto *question = new Question(host.storeMark(), host.theme(), parent);
    question->setObjectName(u"createQuestion"_s);
    question->ask(texts.title, texts.headline, texts.sentence);
    auto *guard = new CountGuard(host, question);
    question->add(guard);
    question->addSafeAnswer(OrderLookupStep::tr("Cancel"), u"cancel"_s);
    auto *act = question->addAnswer(texts.act, u"create"_s);
    guard->setCount(
        count,
        OrderLookupStep::tr("To create them, type &the number of records (%L1):").arg(count));
    guard->guard(*act);
    QObject::connect(act, &Button::clicked, parent, [question, create] {
        question->accept();
        create();
    });
    host.openDialog(question);
}

void OrderLookupStep::askToCreateContacts()
{
    const auto count = m_draft.creatableContacts();
    const int number = static_cast<int>(count);
    askToCreate(m_host, this, count,
                {.title = tr("Create contacts"),
                 .headline = tr("Create %Ln contact(s)?", nullptr, number),
                 .sentence = tr("They get the values in the file and no newsletter consent. "
                                "Contacts that exist by then are left unchanged."),
                 .act = tr("Create %Ln contact(s)", nullptr, number)},
                [this] { m_draft.createContacts(); });
}

void OrderLookupStep::askToCreateProducts()
{
    const auto count = m_draft.creatableProducts();
    const int number = static_cast<int>(count);
    askToCreate(m_host, this, count,
                {.title = tr("Create products"),
                 .headline = tr("Create %Ln product(s)?", nullptr, number),
                 .sentence = tr("They get the values in the file. Products that exist by then are "
                                "left unchanged."),
                 .act = tr("Create %Ln product(s)", nullptr, number)},
                [this] { m_draft.createProducts(); });
}

QString OrderLookupStep::title() const
{
    return tr("Look up");
}

QString OrderLookupStep::obstacle() const
{
    if (m_draft.isCreating())
        return tr("The missing records are being created.");
    if (m_draft.lookups().state() == LookupState::Running)
        return tr("The records are being looked up.");
    if (!m_draft.isLookedUp())
        return tr("Look up the records first.");
    return m_draft.plan().toSend() > 0 ? QString() : tr("There are no orders left to send.");
}

QString OrderLookupStep::note() const
{
    const auto held = m_draft.plan().heldBack();
    return m_draft.isLookedUp() && held > 0
        ? tr("%Ln order(s) will be held back.", nullptr, static_cast<int>(held))
        : QString();
}

void OrderLookupStep::goToProblem()
{
    if (!m_draft.isLookedUp())
        m_draft.lookUp();
    focusFirst();
}

void OrderLookupStep::focusFirst()
{
    for (auto *button : {m_contacts, m_products, m_toggle}) {
        if (button->isVisibleTo(this))
            return button->setFocus(Qt::OtherFocusReason);
    }
}

} // namespace storedesk::ui::jobs
