// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/privacy/privacypage.h"

#include "base/newfile.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/tables/question.h"
#include "ui/tables/storeband.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"

#include <QDir>
#include <QFileDialog>

// Actions on unfinished privacy requests and on certificates.

namespace storedesk::ui::privacy {

using namespace Qt::StringLiterals;
using storedesk::privacy::ErasedContact;
using storedesk::privacy::ErasureRequests;

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

void PrivacyPage::saveCertificate()
{
    const auto *entry = chosen();
    if (!entry)
        return;
    auto *dialog = fileDialog(host(), window(), tr("Save certificate"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setDefaultSuffix(u"json"_s);
    dialog->setNameFilter(tr("Certificates (*.json)"));
    dialog->selectFile(u"%1.json"_s.arg(entry->id));
    connect(dialog, &QFileDialog::fileSelected, this, &PrivacyPage::saveCertificateAs);
    dialog->open();
}

void PrivacyPage::saveCertificateAs(const QString &path)
{
    const auto *entry = chosen();
    if (!entry)
        return;
    QFile certificate(m_erasures.certificatePath(entry->id));
    base::NewFile copy(path, base::NewFile::Access::AsBefore);
    const bool readable = certificate.open(QIODevice::ReadOnly);
    const bool saved =
        readable && copy.open(QIODevice::WriteOnly) && copy.writeAll(certificate) && copy.commit();
    host().tell(saved ? tr("Saved as %1.").arg(QDir::toNativeSeparators(path))
                      : tr("Couldn't save the certificate: %1.")
                            .arg(readable ? copy.errorString() : certificate.errorString()));
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

// A forged certificate can be consistent in itself, so its seal is compared with the register.
void PrivacyPage::checkFile(const QString &path)
{
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
