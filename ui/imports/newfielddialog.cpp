// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/newfielddialog.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "api/errorwords.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "itemmodels/showntext.h"
#include "profiles/profile.h"
#include "records/contactfieldrules.h"
#include "records/formvalues.h"
#include "ui/forms/fieldform.h"
#include "ui/forms/reviewdialog.h"
#include "ui/forms/valuewords.h"
#include "ui/host/errordetails.h"
#include "ui/host/pagehost.h"
#include "ui/tables/storeband.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/finishediting.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/scrolled.h"

#include <QApplication>
#include <QLabel>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

NewFieldDialog::NewFieldDialog(PageHost &host, const QString &column, const QJsonObject &values,
                               const QJsonArray &options, QWidget *parent)
    : QDialog(parent)
    , m_host(host)
    , m_notice(new Notice(host.theme(), this))
    , m_fields(host.theme(), this,
               {.show = [this](forms::FieldForm *form) { putForm(form); },
                .quietly =
                    [](const std::function<void()> &change) {
                        change();
                    }})
{
    build(column, static_cast<int>(options.size()));
    m_fields.setProposedOptions(options);
    m_fields.setValues(values);
    nameButton();
    // Offer new options as default values once the focus leaves the table of options.
    connect(
        qApp, &QApplication::focusChanged, this, [this] { m_fields.follow(); },
        Qt::QueuedConnection);
    connect(&host.account().contactFields(), &account::AccountFields::changed, this,
            &NewFieldDialog::searchForRecord);
    if (auto *name = m_fields.form()->editor(QString(key::name)))
        name->focusToReplace();
}

void NewFieldDialog::build(const QString &column, int options)
{
    setObjectName(u"newField"_s);
    setWindowTitle(tr("New contact field"));
    auto *heading = new QLabel(tr("New contact field for “%1”").arg(column), this);
    auto *words =
        new QLabel(tr("Added to every contact. ID and type cannot be changed later."), this);
    auto *hint = new QLabel(tr("The rows you see have only %Ln different values. Choose “Single "
                               "select” only if there will never be others.",
                               nullptr, options),
                            this);
    hint->setObjectName(u"optionsHint"_s);
    hint->setVisible(options > 0);
    setRole(heading, Role::Heading);
    setRole(words, Role::Muted);
    setRole(hint, Role::Muted);
    for (auto *label : {heading, words, hint}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_notice->hide();
    m_formHost = new QWidget(this);
    m_formBox = new QVBoxLayout(m_formHost);
    m_formBox->setContentsMargins(18, 4, 18, 12);
    auto *top = new QVBoxLayout;
    top->setContentsMargins(18, 14, 18, 8);
    top->setSpacing(4);
    for (auto *widget : {heading, words, hint})
        top->addWidget(widget);
    top->addSpacing(4);
    top->addWidget(m_notice);
    auto *box = columnIn(this);
    box->addWidget(new StoreBand(m_host.storeMark(), m_host.theme(), this));
    box->addLayout(top);
    box->addWidget(scrolled(m_formHost), 1);
    box->addWidget(foot());
    resize(m_host.theme().scaled(620), m_host.theme().scaled(600));
}

QWidget *NewFieldDialog::foot()
{
    auto *foot = new QFrame(this);
    setRole(foot, Role::Foot);
    m_cancel = new Button(tr("Cancel"), m_host.theme(), foot);
    m_cancel->setObjectName(u"cancelField"_s);
    m_cancel->setKeyHint(Qt::Key_Escape);
    m_cancel->setAutoDefault(false);
    m_create = new Button(QString(), m_host.theme(), foot);
    m_create->setObjectName(u"createField"_s);
    m_create->setKind(Role::Primary);
    // Enter must not trigger this button, because the fields and the table of options use Enter.
    m_create->setAutoDefault(false);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(18, 12, 18, 12);
    row->addStretch(1);
    row->addWidget(m_cancel);
    row->addWidget(m_create);
    connect(m_cancel, &QPushButton::clicked, this, &NewFieldDialog::reject);
    connect(m_create, &QPushButton::clicked, this, &NewFieldDialog::create);
    auto *save = new QShortcut(QKeySequence::Save, this);
    connect(save, &QShortcut::activated, m_create, &QPushButton::click);
    return foot;
}

void NewFieldDialog::putForm(forms::FieldForm *form)
{
    for (auto *before : m_formBox->parentWidget()->findChildren<forms::FieldForm *>())
        before->disconnect(this);
    clearLayout(*m_formBox);
    m_formBox->addWidget(form);
    m_formBox->addStretch(1);
    // Show the form immediately, so that it can receive the focus.
    form->show();
    connect(form, &forms::FieldForm::changed, this, &NewFieldDialog::changed);
}

void NewFieldDialog::changed()
{
    m_fields.follow();
    m_taken.follow(values()[key::id].toString());
}

QJsonObject NewFieldDialog::values() const
{
    return m_fields.form()->values();
}

http::Request NewFieldDialog::request() const
{
    return m_host.account().session().contactFields().toCreate(values());
}

void NewFieldDialog::nameButton()
{
    const auto words = m_unsure ? tr("Create the field again")
                                : tr("Create the field in %1").arg(m_host.storeMark().name);
    const bool asks = m_host.account().profile().guard == profiles::ProtectionLevel::Confirm;
    m_create->setText(m_call ? tr("Creating…") : asks ? tr("%1…").arg(words) : words);
    m_create->setEnabled(!m_call && m_host.account().mayWrite());
    m_cancel->setText(m_call ? tr("Stop") : tr("Cancel"));
}

QString NewFieldDialog::whyTaken() const
{
    const auto id = values()[key::id].toString();
    for (const auto &field : m_host.account().contactFields().definitions()) {
        const auto known = field[key::id].toString();
        if (known == id)
            return tr("The field “%1” already has this ID.")
                .arg(itemmodels::shownText(field[key::name].toString(known)));
    }
    return m_taken.is(id) ? m_taken.reason() : QString();
}

bool NewFieldDialog::isReady()
{
    auto *form = m_fields.form();
    if (!form->check())
        return false;
    if (const auto taken = whyTaken(); !taken.isEmpty()) {
        auto *id = form->editor(QString(key::id));
        id->setReason(taken);
        id->setFocus(Qt::OtherFocusReason);
        return false;
    }
    const auto faults = storedesk::records::contactFieldFaults(values());
    if (faults.isEmpty())
        return true;
    m_notice->tell(Tone::Warn, faults.front().sentence);
    m_notice->show();
    if (auto *field = form->editor(faults.front().key))
        field->setFocus(Qt::OtherFocusReason);
    return false;
}

void NewFieldDialog::create()
{
    if (m_call || !m_host.account().mayWrite())
        return;
    finishEditing(*this);
    m_notice->hide();
    if (!isReady())
        return;
    if (m_host.account().profile().guard == profiles::ProtectionLevel::Confirm)
        askFirst();
    else
        send();
}

// Asks for confirmation if the account requires it.
void NewFieldDialog::askFirst()
{
    const auto store = m_host.storeMark().name;
    forms::Review asked{.creates = true,
                        .title = windowTitle(),
                        .question = tr("Create this contact field in %1?").arg(store),
                        .button = tr("Create the field in %1").arg(store),
                        .request = request(),
                        .rows = {}};
    for (const auto *editor : m_fields.form()->editors()) {
        if (const auto value = editor->value();
            editor->isWanted() && !storedesk::records::isNothing(value))
            asked.rows.push_back({.key = {},
                                  .title = editor->rule().title,
                                  .after = forms::wordsOf(editor->rule(), value)});
    }
    auto *dialog = new forms::ReviewDialog(m_host, asked, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &forms::ReviewDialog::agreed, this, &NewFieldDialog::send);
    dialog->open();
}

void NewFieldDialog::send()
{
    m_formHost->setEnabled(false);
    m_call = m_host.account().session().write(request());
    m_call->then(this, [this](const http::Outcome &outcome) { end(outcome); });
    nameButton();
    m_cancel->setFocus(Qt::OtherFocusReason);
}

void NewFieldDialog::end(const http::Outcome &outcome)
{
    m_call = nullptr;
    m_formHost->setEnabled(true);
    const auto id = values()[key::id].toString();
    if (outcome) {
        Q_EMIT created(outcome->document.object()[key::id].toString(id));
        return accept();
    }
    m_unsure = m_unsure || outcome.error().kind == http::ErrorKind::Unknown;
    nameButton();
    m_create->setFocus(Qt::OtherFocusReason);
    if (outcome.error().kind != http::ErrorKind::Cancelled)
        showFailure(outcome.error());
}

void NewFieldDialog::showFailure(const http::Error &error)
{
    QStringList sentences;
    // Leave out reasons that the fields show themselves.
    if (error.fields.empty())
        sentences.append(error.words.why);
    for (const auto &one : m_fields.showFieldErrors(error.fields))
        sentences.append(u"%1: %2"_s.arg(api::titleOf(one, m_fields.form()->fields()), one.reason));
    sentences.append(error.words.next);
    sentences.removeAll(QString());
    m_notice->tell(error.kind == http::ErrorKind::Unknown ? Tone::Warn : Tone::Err,
                   error.words.what, sentences.join(u' '));
    m_notice->setDetails(errorDetails(error));
    m_notice->show();
    m_taken.note(error, values()[key::id].toString());
    if (m_taken.is(values()[key::id].toString())) {
        auto *id = m_fields.form()->editor(QString(key::id));
        id->setReason(m_taken.reason());
        id->setFocus(Qt::OtherFocusReason);
    }
}

// Reads the account's fields, as after every write, to find out whether a request with an unknown
// outcome succeeded.
void NewFieldDialog::searchForRecord()
{
    if (!m_unsure || m_call)
        return;
    const auto id = values()[key::id].toString();
    for (const auto &field : m_host.account().contactFields().definitions()) {
        if (field[key::id].toString() == id) {
            Q_EMIT created(id);
            return accept();
        }
    }
}

void NewFieldDialog::reject()
{
    if (m_call)
        return m_call->cancel();
    Q_EMIT left(values());
    QDialog::reject();
}

} // namespace storedesk::ui::imports
