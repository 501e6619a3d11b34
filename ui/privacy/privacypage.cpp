// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/privacy/privacypage.h"

#include "account/account.h"
#include "base/newfile.h"
#include "itemmodels/timetip.h"
#include "ui/host/buttonaction.h"
#include "ui/host/filedialog.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/privacy/certificatepdf.h"
#include "ui/privacy/erasureform.h"
#include "ui/tables/columnarrangement.h"
#include "ui/tables/pilldelegate.h"
#include "ui/tables/question.h"
#include "ui/tables/storeband.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/statepane.h"
#include "workspace/workspace.h"

#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPointer>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

namespace storedesk::ui::privacy {

using namespace Qt::StringLiterals;
using storedesk::privacy::ErasedContact;
using storedesk::privacy::ErasureRequests;
using ErasureState = ErasureRequests::State;

static constexpr int idRole = Qt::UserRole + 1;
static constexpr int sortRole = Qt::UserRole + 2;

PrivacyPage::PrivacyPage(PageHost &host, QWidget *parent)
    : Page(host, {pageid::privacyRequests}, parent)
    , m_erasures(host.workspace().erasureRequests())
    , m_head(new PageHead(tr("Privacy requests"), this))
    , m_notice(new Notice(host.theme(), this))
    , m_form(new ErasureForm(host, this))
    , m_rows(new QStandardItemModel(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_table(new TableView(host.theme(), this))
    , m_pane(new StatePane(m_table, host.theme()))
    , m_job(new Button(Icon::Jobs, tr("Open the job"), host.theme(), this))
    , m_again(new Button(Icon::Refresh, tr("Try again"), host.theme(), this))
    , m_finish(new Button(Icon::Tick, tr("Finish without them…"), host.theme(), this))
    , m_save(new Button(Icon::Save, tr("Save certificate…"), host.theme(), this))
    , m_check(new Button(Icon::Shield, tr("Check a certificate…"), host.theme(), this))
{
    build();
    connect(m_form, &ErasureForm::beginAsked, this, &PrivacyPage::begin);
    connect(m_form, &ErasureForm::changed, this, &Page::headChanged);
    connect(&m_erasures, &ErasureRequests::changed, this, &PrivacyPage::showRegister);
    connect(&m_erasures, &ErasureRequests::certified, this, &PrivacyPage::offerCertificate);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &PrivacyPage::showActions);
    connect(m_job, &Button::clicked, this, [this] {
        if (const auto *entry = chosen())
            this->host().open(jobPlace(entry->id));
    });
    connect(m_again, &Button::clicked, this, [this] {
        if (const auto *entry = chosen())
            m_erasures.tryAgain(QString(entry->id));
    });
    connect(m_finish, &Button::clicked, this, &PrivacyPage::askToFinish);
    connect(m_save, &Button::clicked, this, [this] {
        if (const auto *entry = chosen())
            saveCertificate(QString(entry->id));
    });
    connect(m_pane, &StatePane::mainTriggered, m_form, &ErasureForm::focusFirst);
    connect(m_check, &Button::clicked, this, &PrivacyPage::checkCertificate);
    showRegister();
}

void PrivacyPage::build()
{
    m_head->setSubtitle(tr("Deletes contacts from the service and this computer, verifies the "
                           "deletion and issues a certificate without personal data"));
    m_head->add(m_check);
    m_notice->setObjectName(u"privacyNotice"_s);
    m_notice->hide();
    m_offer = m_notice->addButton(tr("Save certificate…"));
    m_offer->setObjectName(u"offerCertificate"_s);
    m_offer->hide();
    connect(m_offer, &Button::clicked, this, [this] { saveCertificate(m_offered); });
    auto *hint = new QLabel(tr("Files you saved yourself, such as downloaded exports, are not "
                               "searched. Delete them manually."),
                            this);
    hint->setTextFormat(Qt::PlainText);
    hint->setWordWrap(true);
    setRole(hint, Role::Small);
    buildRegister();
    auto *panel = new Panel(this);
    panel->box()->addWidget(m_table, 1);
    auto *buttons = new FlowLayout;
    buttons->setSpacing(8);
    for (auto *button : {m_job, m_again, m_finish, m_save}) {
        setSmall(button);
        buttons->addWidget(button);
    }
    buttons->addWidget(m_columns->makeButton(this));
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->setSpacing(10);
    for (auto *widget : QList<QWidget *>{m_head, m_notice, m_form, hint})
        box->addWidget(widget);
    box->addWidget(panel, 1);
    box->addLayout(buttons);
}

void PrivacyPage::buildRegister()
{
    m_job->setObjectName(u"openErasure"_s);
    m_again->setObjectName(u"tryAgain"_s);
    m_finish->setObjectName(u"finishErasure"_s);
    m_save->setObjectName(u"saveCertificate"_s);
    m_check->setObjectName(u"checkCertificate"_s);
    m_actions = {new ButtonAction(*m_job),
                 new ButtonAction(*m_again, Qt::CTRL | Qt::ALT | Qt::Key_R),
                 new ButtonAction(*m_finish),
                 nullptr,
                 new ButtonAction(*m_save, QKeySequence::Save),
                 new ButtonAction(*m_check, Qt::CTRL | Qt::ALT | Qt::Key_E)};
    m_rows->setHorizontalHeaderLabels(
        {tr("Started"), tr("Reference"), tr("Contacts"), tr("Deleted"), tr("Status"), tr("Seal")});
    m_table->setObjectName(u"register"_s);
    m_table->setAccessibleName(tr("Register of privacy requests"));
    m_sorted->setSourceModel(m_rows);
    m_sorted->setSortRole(sortRole);
    m_table->setModel(m_sorted);
    m_table->sortByHeadings();
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setPillColumn(4, [](const QModelIndex &index) {
        static constexpr std::array pills{
            std::pair(Icon::Ring, Tone::Accent), std::pair(Icon::Warning, Tone::Warn),
            std::pair(Icon::Clock, Tone::Neutral), std::pair(Icon::TickCircle, Tone::Ok)};
        const auto &[icon, tone] = pills.at(static_cast<std::size_t>(index.data(idRole).toInt()));
        return Pill{index.data().toString(), icon, tone};
    });
    m_table->setColumnAtLeast(0, 170);
    m_table->setColumnAtLeast(1, 200);
    m_table->setColumnAtLeast(4, 170);
    m_columns = new ColumnArrangement(
        *m_table,
        {u"started"_s, u"reference"_s, u"contacts"_s, u"deleted"_s, u"status"_s, u"seal"_s});
    connect(m_columns, &ColumnArrangement::changed, this, &PrivacyPage::viewStateChanged);
}

QString PrivacyPage::title() const
{
    return tr("Privacy requests");
}

void PrivacyPage::focusFirst()
{
    m_form->focusFirst();
}

void PrivacyPage::paste(const QString &text)
{
    const auto before = m_form->text();
    m_form->setText(text);
    if (before.trimmed().isEmpty() || before == text)
        return;
    host().tell(tr("The list was replaced."), [page = QPointer(this), before] {
        if (page)
            page->m_form->setText(before);
    });
}

QJsonObject PrivacyPage::viewState() const
{
    return m_columns->state();
}

void PrivacyPage::restoreViewState(const QJsonObject &state)
{
    m_columns->restore(state);
}

bool PrivacyPage::hasPendingChanges() const
{
    return m_form->hasText();
}

void PrivacyPage::discardChanges()
{
    m_form->clear();
}

QList<QWidget *> PrivacyPage::panes() const
{
    return {m_form, m_table};
}

bool PrivacyPage::settled() const
{
    return m_erasures.isReady() && !m_form->isReading();
}

void PrivacyPage::begin(const storedesk::privacy::ErasureList &list, const QString &reference)
{
    (void)m_erasures.begin(list, reference);
    m_form->clear();
    m_notice->hide();
}

const ErasureRequests::Entry *PrivacyPage::chosen() const
{
    const auto rows = m_table->selectionModel()->selectedRows();
    const auto id = rows.isEmpty() ? QString() : rows.front().data(idRole).toString();
    const auto &entries = m_erasures.entries();
    const auto found = std::ranges::find(entries, id, &ErasureRequests::Entry::id);
    return found != entries.end() ? &*found : nullptr;
}

static QString wordsOf(const ErasureRequests::Entry &entry)
{
    switch (entry.state) {
    case ErasureState::Running:
        return PrivacyPage::tr("Deleting");
    case ErasureState::Open:
        return PrivacyPage::tr("Some remain");
    case ErasureState::Wiping:
        return PrivacyPage::tr("Erasing local copies");
    case ErasureState::Certified:
        break;
    }
    return entry.problem.what.isEmpty() ? PrivacyPage::tr("Certified")
                                        : PrivacyPage::tr("Certificate changed");
}

// The certificate is the result of a request, so it is offered where the request ends.
void PrivacyPage::offerCertificate(const QString &id)
{
    const auto &entries = m_erasures.entries();
    const auto entry = std::ranges::find(entries, id, &ErasureRequests::Entry::id);
    if (entry == entries.end())
        return;
    m_offered = id;
    const auto source = m_rows->index(static_cast<int>(entry - entries.begin()), 0);
    m_table->selectRow(m_sorted->mapFromSource(source).row());
    m_notice->tell(Tone::Ok,
                   tr("The request is complete: %L1 of %L2 contacts deleted.")
                       .arg(entry->gone)
                       .arg(entry->rows),
                   tr("Save its certificate as a PDF, or as a file that can be checked. It "
                      "contains no personal data."));
    m_offer->show();
    m_notice->show();
}

void PrivacyPage::showRegister()
{
    const auto *before = chosen();
    const auto kept = before ? before->id : QString();
    m_rows->removeRows(0, m_rows->rowCount());
    for (const auto &entry : m_erasures.entries()) {
        auto *begun =
            new QStandardItem(QLocale().toString(entry.at.toLocalTime(), QLocale::ShortFormat));
        begun->setData(entry.id, idRole);
        begun->setData(itemmodels::timeTip(entry.at), Qt::ToolTipRole);
        auto *state = new QStandardItem(wordsOf(entry));
        const bool changed =
            entry.state == ErasureState::Certified && !entry.problem.what.isEmpty();
        state->setData(static_cast<int>(changed ? ErasureState::Open : entry.state), idRole);
        state->setToolTip(u"%1 %2"_s.arg(entry.problem.what, entry.problem.why).trimmed());
        const QList items{begun,
                          new QStandardItem(entry.reference),
                          new QStandardItem(QLocale().toString(entry.rows)),
                          new QStandardItem(QLocale().toString(entry.gone)),
                          state,
                          new QStandardItem(QString::fromLatin1(entry.seal.left(16)))};
        const QVariantList values{entry.at,   entry.reference, entry.rows,
                                  entry.gone, state->text(),   items.last()->text()};
        for (qsizetype column = 0; column < items.size(); ++column)
            items[column]->setData(values[column], sortRole);
        m_rows->appendRow(items);
        const bool select = kept.isEmpty() ? m_rows->rowCount() == 1 : entry.id == kept;
        if (select)
            m_table->selectRow(m_sorted->mapFromSource(begun->index()).row());
    }
    if (m_erasures.entries().empty() && m_erasures.isReady())
        m_pane->showContent(
            {.icon = Icon::Shield,
             .tone = Tone::Neutral,
             .headline = tr("No privacy requests yet"),
             .sentence =
                 tr("Requests and certificates are stored here without the email addresses."),
             .main = {.text = tr("Enter contacts")}});
    else
        m_pane->clear();
    showActions();
    Q_EMIT headChanged();
}

void PrivacyPage::showActions()
{
    const auto *entry = chosen();
    const auto state = entry ? entry->state : ErasureState::Certified;
    m_job->setVisible(entry && state != ErasureState::Certified);
    m_again->setVisible(entry
                        && (state == ErasureState::Open
                            || (state == ErasureState::Wiping && !entry->problem.what.isEmpty())));
    m_finish->setVisible(entry && state == ErasureState::Open);
    m_save->setVisible(entry && state == ErasureState::Certified);
    m_again->setEnabled(host().account().mayWrite());
}

void PrivacyPage::askToFinish()
{
    const auto *entry = chosen();
    if (!entry)
        return;
    const int left = static_cast<int>(entry->rows - entry->gone);
    auto *question = new Question(host().storeMark(), host().theme(), this);
    question->setObjectName(u"finishQuestion"_s);
    question->ask(
        tr("Privacy request"), tr("Finish without %Ln contact(s)?", nullptr, left),
        tr("These contacts remain in the service and on this computer. The certificate records "
           "that they couldn't be deleted, and their addresses are removed from this request."));
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    auto *act = question->addAnswer(tr("Finish without them"), u"finish"_s);
    act->setKind(Role::Danger);
    connect(act, &Button::clicked, this, [this, question, id = entry->id] {
        question->accept();
        m_erasures.finish(id);
    });
    host().openDialog(question);
}

void PrivacyPage::saveCertificate(const QString &id)
{
    auto *dialog = fileDialog(host(), window(), tr("Save certificate"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setDefaultSuffix(u"pdf"_s);
    dialog->setNameFilters({tr("PDF documents (*.pdf)"), tr("Certificates to check (*.json)")});
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.contains(".pdf"_L1) ? u"pdf"_s : u"json"_s);
    });
    // The dialog adds the suffix of the chosen format.
    dialog->selectFile(tr("privacy certificate %1", "name of a file").arg(id));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, id](const QString &path) { saveCertificateAs(id, path); });
    dialog->open();
}

void PrivacyPage::saveCertificateAs(const QString &id, const QString &path)
{
    QFile certificate(m_erasures.certificatePath(id));
    if (path.endsWith(".pdf"_L1, Qt::CaseInsensitive))
        return savePdf(certificate, path);
    base::NewFile copy(path, base::NewFile::Access::AsBefore);
    const bool readable = certificate.open(QIODevice::ReadOnly);
    const bool saved =
        readable && copy.open(QIODevice::WriteOnly) && copy.writeAll(certificate) && copy.commit();
    host().tell(saved ? tr("Saved as %1.").arg(QDir::toNativeSeparators(path))
                      : tr("Couldn't save the certificate: %1.")
                            .arg(readable ? copy.errorString() : certificate.errorString()));
}

void PrivacyPage::savePdf(QFile &file, const QString &path)
{
    const auto bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    const auto certificate = storedesk::privacy::verifiedCertificate(bytes);
    const auto saved = certificate.and_then(
        [&path](const auto &verified) { return saveCertificatePdf(verified, path); });
    host().tell(saved ? tr("Saved as %1. To check the certificate later, save it as a .json file "
                           "too.")
                            .arg(QDir::toNativeSeparators(path))
                      : tr("Couldn't save the certificate: %1.").arg(saved.error().why));
}

void PrivacyPage::checkCertificate()
{
    auto *dialog = fileDialog(host(), window(), tr("Check a certificate"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters({tr("Certificates (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &PrivacyPage::checkFile);
    dialog->open();
}

// Checks a certificate. A forged one can be consistent in itself, so its seal is compared with the
// register.
void PrivacyPage::checkFile(const QString &path)
{
    m_offer->hide();
    if (path.endsWith(".pdf"_L1, Qt::CaseInsensitive)) {
        m_notice->show();
        return m_notice->tell(Tone::Warn, tr("A PDF can't be checked."),
                              tr("Choose the certificate that was saved as a .json file."));
    }
    QFile file(path);
    const auto certificate = file.open(QIODevice::ReadOnly)
        ? storedesk::privacy::verifiedCertificate(file.readAll())
        : tl::unexpected(
              base::Problem{.what = tr("The file cannot be read."), .why = file.errorString()});
    m_notice->show();
    if (!certificate)
        return m_notice->tell(Tone::Err, certificate.error().what, certificate.error().why);
    const auto &entries = m_erasures.entries();
    const auto known =
        std::ranges::find(entries, certificate->request, &ErasureRequests::Entry::id);
    if (known != entries.end() && known->seal != certificate->seal())
        return m_notice->tell(Tone::Err, tr("This certificate doesn't match the register."),
                              tr("Its lines are consistent, but the seal is different."));
    const auto gone = certificate->count(ErasedContact::Outcome::Deleted)
        + certificate->count(ErasedContact::Outcome::Absent);
    const auto words = tr("%L1 of %L2 contacts deleted. Seal %3.")
                           .arg(gone)
                           .arg(certificate->contacts.size())
                           .arg(QString::fromLatin1(certificate->seal().left(16)));
    m_notice->tell(Tone::Ok,
                   known != entries.end()
                       ? tr("The certificate is valid and listed in the register.")
                       : tr("The certificate is unchanged but not listed in this register."),
                   words);
}

} // namespace storedesk::ui::privacy
