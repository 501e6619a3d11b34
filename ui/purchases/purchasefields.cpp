// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/purchases/purchasefields.h"

#include "account/account.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "records/formvalues.h"
#include "storage/lookuphistory.h"
#include "ui/create/checkedfield.h"
#include "ui/forms/fieldeditor.h"
#include "ui/forms/makeeditor.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/purchases/completions.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QResizeEvent>
#include <QStackedWidget>

namespace storedesk::ui::purchases {

namespace key = catalogue::key;
using catalogue::OperationId;
using namespace Qt::StringLiterals;

// Returns the catalogue rule with a title short enough for a row of five fields.
static catalogue::FieldRule ruleOf(QLatin1StringView key, const QString &title)
{
    const auto set =
        catalogue::FieldSet::of(catalogue::Resource::Purchase, catalogue::FieldLocation::Create);
    auto rule = *set.rule(QString(key));
    rule.title = title;
    rule.help.clear();
    return rule;
}

static QString personName(const QJsonObject &contact)
{
    const auto name = u"%1 %2"_s.arg(contact[key::contact::name].toString(),
                                     contact[key::contact::surname].toString());
    return name.simplified();
}

PurchaseFields::PurchaseFields(PageHost &host, QWidget *parent)
    : Panel(parent)
    , m_host(host)
    , m_grid(new QGridLayout)
    , m_buyers(new QStackedWidget(this))
{
    m_grid->setContentsMargins(14, 12, 14, 8);
    m_grid->setHorizontalSpacing(14);
    m_grid->setVerticalSpacing(8);
    box()->addLayout(m_grid);
    buildBuyer();
    buildPurchase();
    buildOthers();
    orderFocus();
    // Start with two columns, so that the minimum width is that of two columns.
    arrange(2);
    // Repeat the lookups after a write, because contacts or purchases created or deleted elsewhere
    // may change the results.
    connect(&host.account().session(), &api::Session::writeEnded, this,
            [this](const http::Request &request, const http::Outcome &outcome) {
                const auto resource = http::operationOf(request).resource;
                if (outcome && resource == catalogue::Resource::Contact)
                    buyer()->askAgain();
            });
}

void PurchaseFields::buildBuyer()
{
    const auto found = [](const QJsonObject &contact) {
        const auto name = personName(contact);
        return name.isEmpty() ? tr("Found, no name") : tr("%1, exists").arg(name);
    };
    create::CheckedField::Words words{
        .found = found, .missing = tr("Contact not found."), .action = tr("Create…")};
    m_byEmail = new create::CheckedField(m_host, ruleOf(key::contactEmail, tr("Buyer")),
                                         OperationId::GetContactByEmail, words, this);
    words.missing = tr("Contact not found.");
    m_byExternalId = new create::CheckedField(m_host, ruleOf(key::contactExternalId, tr("Buyer")),
                                              OperationId::GetContactByExternalId, words, this);

    auto *cell = new QWidget(this);
    auto *column = columnIn(cell, 2);
    column->addWidget(m_buyers);
    for (auto *field : {m_byEmail, m_byExternalId}) {
        m_buyers->addWidget(field);
        watch(field);
        const bool email = field == m_byEmail;
        connect(field, &create::CheckedField::actionWanted, this,
                [this, email](const QString &value) {
                    m_host.open({.page = pageid::newContact,
                                 .values = {email ? u"email"_s : u"external-id"_s, value}});
                });
    }
    for (const auto &[field, hint] : {std::pair(m_byEmail, tr("Contact's email")),
                                      std::pair(m_byExternalId, tr("Contact's external ID"))})
        field->editor()->findChild<QLineEdit *>(field->editor()->key())->setPlaceholderText(hint);
    offerKnown();
    connect(&m_host.account().storage().history(), &storage::LookupHistory::changed, this,
            &PurchaseFields::offerKnown);
    auto *other = new Button(tr("Use the external ID"), m_host.theme(), cell);
    other->setObjectName(u"otherBuyer"_s);
    other->setKind(Role::Link);
    column->addWidget(other, 0, Qt::AlignLeft);
    connect(other, &QPushButton::clicked, this, [this] {
        chooseBuyer(buyer() == m_byEmail ? m_byExternalId : m_byEmail);
        buyer()->setFocus();
        Q_EMIT edited();
    });
    connect(m_buyers, &QStackedWidget::currentChanged, other, [this, other] {
        other->setText(buyer() == m_byEmail ? tr("Use the external ID") : tr("Use the email"));
    });
    m_cells.append(cell);
}

void PurchaseFields::offerKnown()
{
    for (const auto *field : {m_byEmail, m_byExternalId}) {
        const auto lookupKey = field == m_byEmail ? u"email"_s : u"external-id"_s;
        complete(field->editor()->findChild<QLineEdit *>(field->editor()->key()),
                 knownRecords(m_host.account(), catalogue::Resource::Contact, lookupKey));
    }
}

void PurchaseFields::buildPurchase()
{
    create::CheckedField::Words words{
        .found = [](const QJsonObject &) { return tr("A purchase with this ID already exists."); },
        .missing = tr("Available: not used before"),
        .shouldExist = false,
        .action = tr("Show it")};
    m_purchase = new create::CheckedField(m_host, ruleOf(key::purchaseId, tr("Purchase ID")),
                                          OperationId::GetPurchaseByStoreId, words, this);
    watch(m_purchase);
    connect(m_purchase, &create::CheckedField::actionWanted, this, [this](const QString &value) {
        m_host.open({.page = pageid::purchaseRecord, .values = {u"store-id"_s, value}});
    });
    m_cells.append(m_purchase);
}

void PurchaseFields::buildOthers()
{
    for (const auto &rule :
         {ruleOf(key::cartId, tr("Cart ID")), ruleOf(key::purchaseDate, tr("Time")),
          ruleOf(key::paymentMethod, tr("Payment method"))}) {
        auto *editor = forms::makeEditor(rule, m_host.theme(), this);
        add(editor);
        m_cells.append(editor);
    }
}

// Sets the tab order: Tab moves from field to field, and the link below the buyer follows the last
// field.
void PurchaseFields::orderFocus()
{
    QWidget *last = m_cells.last();
    for (auto *next = last->nextInFocusChain(); m_cells.last()->isAncestorOf(next);
         next = next->nextInFocusChain())
        last = next;
    setTabOrder(last, findChild<Button *>(u"otherBuyer"_s));
}

void PurchaseFields::add(forms::FieldEditor *editor)
{
    m_editors.append(editor);
    connect(editor, &forms::FieldEditor::edited, this, [this, editor] {
        editor->setReason({});
        Q_EMIT edited();
    });
}

void PurchaseFields::watch(create::CheckedField *field)
{
    add(field->editor());
    connect(field, &create::CheckedField::found, this, &PurchaseFields::found);
}

void PurchaseFields::arrange(int columns)
{
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (qsizetype at = 0; at < m_cells.size(); ++at) {
        const int cell = static_cast<int>(at);
        m_grid->removeWidget(m_cells[at]);
        m_grid->addWidget(m_cells[at], cell / columns, cell % columns, Qt::AlignTop);
    }
    for (int column = 0; column < 5; ++column)
        m_grid->setColumnStretch(column, column == 0 ? 5 : column < columns ? 4 : 0);
}

void PurchaseFields::resizeEvent(QResizeEvent *event)
{
    Panel::resizeEvent(event);
    const auto &theme = m_host.theme();
    const int width = event->size().width();
    arrange(width < theme.scaled(520) ? 2 : width < theme.scaled(940) ? 3 : 5);
}

create::CheckedField *PurchaseFields::buyer() const
{
    return m_buyers->currentWidget() == m_byExternalId ? m_byExternalId : m_byEmail;
}

void PurchaseFields::chooseBuyer(create::CheckedField *field)
{
    m_buyers->setCurrentWidget(field);
}

QJsonObject PurchaseFields::values() const
{
    QJsonObject values;
    const auto *unused = buyer() == m_byEmail ? m_byExternalId : m_byEmail;
    for (const auto *editor : m_editors) {
        const auto value = editor->value();
        if (editor != unused->editor() && !storedesk::records::isNothing(value))
            values[editor->key()] = value;
    }
    return values;
}

void PurchaseFields::setValues(const QJsonObject &values)
{
    for (auto *editor : std::as_const(m_editors)) {
        editor->restore(values.contains(editor->key()) ? values[editor->key()]
                                                       : QJsonValue(QJsonValue::Null));
        editor->setReason({});
    }
    chooseBuyer(values.contains(key::contactExternalId) ? m_byExternalId : m_byEmail);
    buyer()->ask();
    m_purchase->ask();
}

// Returns the editor for a key. Both keys of the buyer refer to the visible editor.
forms::FieldEditor *PurchaseFields::editor(QStringView key) const
{
    if (key == key::contactEmail || key == key::contactExternalId)
        return buyer()->editor();
    const auto found = std::ranges::find_if(
        m_editors, [key](const forms::FieldEditor *editor) { return editor->key() == key; });
    return found == m_editors.end() ? nullptr : *found;
}

create::FormIssues PurchaseFields::points() const
{
    return buyer()->points() + m_purchase->points();
}

QString PurchaseFields::buyerName() const
{
    const auto known = buyer()->finding();
    return known.state == storedesk::records::ValueFinding::State::Found ? personName(known.record)
                                                                         : QString();
}

bool PurchaseFields::isAsking() const
{
    return buyer()->isAsking() || m_purchase->isAsking();
}

void PurchaseFields::askAgain()
{
    buyer()->askAgain();
    m_purchase->askAgain();
}

} // namespace storedesk::ui::purchases
