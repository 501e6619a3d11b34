// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "privacy/erasurecertificate.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPasswordDigestor>
#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace storedesk::privacy {

using namespace Qt::StringLiterals;
using Outcome = ErasedContact::Outcome;

struct CertificateWords
{
    Q_DECLARE_TR_FUNCTIONS(ErasureCertificate)
};

namespace {

constexpr auto formMember = "certificate"_L1;
constexpr auto formName = "storedesk erasure 1"_L1;
constexpr auto requestMember = "request"_L1;
constexpr auto referenceMember = "reference"_L1;
constexpr auto storeMember = "store"_L1;
constexpr auto begunMember = "begun"_L1;
constexpr auto endedMember = "ended"_L1;
constexpr auto previousMember = "previous"_L1;
constexpr auto saltMember = "salt"_L1;
constexpr auto roundsMember = "rounds"_L1;
constexpr auto contactsMember = "contacts"_L1;
constexpr auto numberMember = "number"_L1;
constexpr auto subjectMember = "subject"_L1;
constexpr auto outcomeMember = "outcome"_L1;
constexpr auto statusMember = "status"_L1;
constexpr auto codeMember = "code"_L1;
constexpr auto atMember = "at"_L1;
constexpr auto chainMember = "chain"_L1;
constexpr auto wipedMember = "wiped"_L1;
constexpr auto searchedMember = "searched"_L1;
constexpr auto sealMember = "seal"_L1;

constexpr int rounds = 1'000;
constexpr int digestBytes = 32;

constexpr std::array outcomes{"deleted"_L1, "absent"_L1, "failed"_L1, "unknown"_L1};
static_assert(outcomes.size() == static_cast<std::size_t>(Outcome::Count));

} // namespace

static QByteArray hashOf(const QStringList &lines)
{
    return QCryptographicHash::hash(lines.join(u'\n').toUtf8(), QCryptographicHash::Sha256).toHex();
}

static QString timeOf(const QDateTime &moment)
{
    return moment.toUTC().toString(Qt::ISODate);
}

QLatin1StringView wordOf(Outcome outcome)
{
    return outcomes.at(static_cast<std::size_t>(outcome));
}

QByteArray ErasureCertificate::newSalt()
{
    QByteArray salt(16, '\0');
    QRandomGenerator::system()->fillRange(reinterpret_cast<quint32 *>(salt.data()),
                                          salt.size() / static_cast<qsizetype>(sizeof(quint32)));
    return salt.toHex();
}

QByteArray ErasureCertificate::subjectOf(const QString &value) const
{
    return QPasswordDigestor::deriveKeyPbkdf2(QCryptographicHash::Sha256,
                                              value.trimmed().toLower().toUtf8(), salt, rounds,
                                              digestBytes)
        .toHex();
}

const ErasedContact *ErasureCertificate::find(const QString &value) const
{
    const auto found = std::ranges::find(contacts, subjectOf(value), &ErasedContact::subject);
    return found != contacts.end() ? &*found : nullptr;
}

qint64 ErasureCertificate::count(Outcome outcome) const
{
    return std::ranges::count(contacts, outcome, &ErasedContact::outcome);
}

static QByteArray firstLink(const ErasureCertificate &certificate)
{
    return hashOf({formName, certificate.request, certificate.reference, certificate.store,
                   timeOf(certificate.begun), timeOf(certificate.ended),
                   QString::fromLatin1(certificate.previous), QString::fromLatin1(certificate.salt),
                   QString::number(rounds)});
}

static QByteArray linkOf(const QByteArray &before, const ErasedContact &contact)
{
    return hashOf({QString::fromLatin1(before), QString::number(contact.number),
                   QString::fromLatin1(contact.subject), wordOf(contact.outcome),
                   QString::number(contact.status), contact.code, timeOf(contact.at)});
}

static QByteArray lastLink(const ErasureCertificate &certificate, const QByteArray &chain)
{
    QStringList lines{QString::fromLatin1(chain)};
    for (auto part = certificate.wiped.cbegin(); part != certificate.wiped.cend(); ++part)
        lines.append(u"%1 %2"_s.arg(part.key()).arg(part.value()));
    for (const auto &folder : certificate.searched)
        lines.append(u"searched "_s + folder);
    return hashOf(lines);
}

QByteArray ErasureCertificate::seal() const
{
    auto chain = firstLink(*this);
    for (const auto &contact : contacts)
        chain = linkOf(chain, contact);
    return lastLink(*this, chain);
}

QByteArray ErasureCertificate::toJson() const
{
    QJsonArray lines;
    auto chain = firstLink(*this);
    for (const auto &contact : contacts) {
        chain = linkOf(chain, contact);
        lines.append(QJsonObject{{numberMember, contact.number},
                                 {subjectMember, QString::fromLatin1(contact.subject)},
                                 {outcomeMember, QString(wordOf(contact.outcome))},
                                 {statusMember, contact.status},
                                 {codeMember, contact.code},
                                 {atMember, timeOf(contact.at)},
                                 {chainMember, QString::fromLatin1(chain)}});
    }
    QJsonObject parts;
    for (auto part = wiped.cbegin(); part != wiped.cend(); ++part)
        parts.insert(part.key(), part.value());
    return QJsonDocument(QJsonObject{{formMember, QString(formName)},
                                     {requestMember, request},
                                     {referenceMember, reference},
                                     {storeMember, store},
                                     {begunMember, timeOf(begun)},
                                     {endedMember, timeOf(ended)},
                                     {previousMember, QString::fromLatin1(previous)},
                                     {saltMember, QString::fromLatin1(salt)},
                                     {roundsMember, rounds},
                                     {contactsMember, lines},
                                     {wipedMember, parts},
                                     {searchedMember, QJsonArray::fromStringList(searched)},
                                     {sealMember, QString::fromLatin1(seal())}})
        .toJson(QJsonDocument::Indented);
}

static QDateTime momentOf(const QJsonValue &value)
{
    return QDateTime::fromString(value.toString(), Qt::ISODate);
}

static ErasedContact contactFrom(const QJsonObject &line)
{
    const auto word = std::ranges::find(outcomes, line.value(outcomeMember).toString());
    return {.number = line.value(numberMember).toInteger(),
            .subject = line.value(subjectMember).toString().toLatin1(),
            .outcome = word != outcomes.end() ? static_cast<Outcome>(word - outcomes.begin())
                                              : Outcome::Unknown,
            .status = line.value(statusMember).toInt(),
            .code = line.value(codeMember).toString(),
            .at = momentOf(line.value(atMember))};
}

base::Result<ErasureCertificate> verifiedCertificate(const QByteArray &json)
{
    const auto broken = [](const QString &why) {
        return tl::unexpected(base::Problem{
            .what = CertificateWords::tr("The certificate was changed after it was issued."),
            .why = why});
    };
    const auto object = QJsonDocument::fromJson(json).object();
    if (object.value(formMember).toString() != formName
        || object.value(roundsMember).toInt() != rounds)
        return tl::unexpected(base::Problem{
            .what = CertificateWords::tr("This version of Storedesk can't read the certificate.")});
    ErasureCertificate certificate{.request = object.value(requestMember).toString(),
                                   .reference = object.value(referenceMember).toString(),
                                   .store = object.value(storeMember).toString(),
                                   .begun = momentOf(object.value(begunMember)),
                                   .ended = momentOf(object.value(endedMember)),
                                   .previous = object.value(previousMember).toString().toLatin1(),
                                   .salt = object.value(saltMember).toString().toLatin1()};
    auto chain = firstLink(certificate);
    for (const auto &value : object.value(contactsMember).toArray()) {
        const auto line = value.toObject();
        certificate.contacts.push_back(contactFrom(line));
        chain = linkOf(chain, certificate.contacts.back());
        if (line.value(chainMember).toString().toLatin1() != chain)
            return broken(
                CertificateWords::tr(
                    "Line %L1 or an earlier line was changed after the certificate was issued.")
                    .arg(certificate.contacts.back().number));
    }
    const auto parts = object.value(wipedMember).toObject();
    for (auto part = parts.begin(); part != parts.end(); ++part)
        certificate.wiped.insert(part.key(), part.value().toInteger());
    for (const auto &folder : object.value(searchedMember).toArray())
        certificate.searched.append(folder.toString());
    if (object.value(sealMember).toString().toLatin1() != lastLink(certificate, chain))
        return broken(
            CertificateWords::tr("The seal doesn't match: lines are missing or were added."));
    return certificate;
}

} // namespace storedesk::privacy
