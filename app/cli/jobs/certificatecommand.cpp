// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jobs/jobcommands.h"

#include "app/cli/jobwatch/balancereport.h"
#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/output.h"

#include "privacy/erasurecertificate.h"

#include <QCommandLineParser>
#include <QFile>
#include <QJsonArray>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using privacy::ErasedContact;

static base::Result<privacy::ErasureCertificate> certificateIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(base::Problem{
            .what = CommandWords::tr("%1 cannot be read.").arg(path), .why = file.errorString()});
    return privacy::verifiedCertificate(file.readAll());
}

static void printCertificate(const privacy::ErasureCertificate &certificate, bool asJson)
{
    QJsonObject figures{{u"request"_s, certificate.request},
                        {u"contacts"_s, qint64(certificate.contacts.size())},
                        {u"seal"_s, QString::fromLatin1(certificate.seal())}};
    QStringList words;
    for (int outcome = 0; outcome < int(ErasedContact::Outcome::Count); ++outcome) {
        const auto which = static_cast<ErasedContact::Outcome>(outcome);
        figures.insert(wordOf(which), certificate.count(which));
        words.append(u"%1 %2"_s.arg(certificate.count(which)).arg(wordOf(which)));
    }
    figures.insert(u"searched"_s, QJsonArray::fromStringList(certificate.searched));
    if (asJson)
        return printJson(figures);
    printLine(CommandWords::tr("The certificate %1 is unchanged.").arg(certificate.request));
    printLine(words.join(u", "_s));
    if (!certificate.searched.isEmpty())
        printLine(CommandWords::tr("Account folders searched: %1")
                      .arg(certificate.searched.join(u", "_s)));
    printLine(CommandWords::tr("Seal: %1").arg(QString::fromLatin1(certificate.seal())));
}

// Returns the count that includes a contact. The contact is null if it is not in the certificate.
static qint64 &countOf(journal::Balance &balance, const ErasedContact *contact)
{
    if (!contact)
        return balance.heldBack;
    switch (contact->outcome) {
    case ErasedContact::Outcome::Deleted:
    case ErasedContact::Outcome::Absent:
        return balance.taken;
    case ErasedContact::Outcome::Failed:
        return balance.refused;
    default:
        return balance.unknown;
    }
}

int checkCertificate(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        CommandWords::tr("Check that the certificate of a privacy request is unchanged, and "
                         "whether it covers the given addresses or IDs."));
    parser.addPositionalArgument(u"FILE"_s, CommandWords::tr("Certificate file."));
    parser.addPositionalArgument(u"CONTACT"_s, CommandWords::tr("Email address or external ID."),
                                 u"[CONTACT…]"_s);
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print progress as JSON lines."));
    int exitCode = Done;
    if (!understand(parser, "certificate"_L1, Operands::Some, arguments, &exitCode))
        return exitCode;
    const bool asJson = wantsJson(arguments);
    const auto names = parser.positionalArguments();
    if (names.isEmpty()) {
        complain({.what = CommandWords::tr("Specify the certificate.")}, asJson);
        return WrongUsage;
    }
    const auto certificate = certificateIn(names.front());
    if (!certificate) {
        complain(certificate.error(), asJson);
        return Refused;
    }
    printCertificate(*certificate, asJson);
    journal::Balance balance;
    for (const auto &name : names.mid(1)) {
        const auto *contact = certificate->find(name);
        const auto word = contact ? QString(wordOf(contact->outcome)) : u"not in it"_s;
        if (asJson)
            printJson({{u"contact"_s, name}, {u"outcome"_s, word}});
        else
            printLine(u"%1: %2"_s.arg(name, word));
        ++balance.rows;
        ++countOf(balance, contact);
    }
    return exitCodeOf(balance);
}

} // namespace storedesk::cli
