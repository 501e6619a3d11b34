// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/privacy/certificatepdf.h"

#include "base/language.h"
#include "base/newfile.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QLocale>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextDocument>

namespace storedesk::ui::privacy {

using namespace Qt::StringLiterals;
using storedesk::privacy::ErasedContact;
using storedesk::privacy::ErasureCertificate;
using Outcome = ErasedContact::Outcome;

namespace {

// The text of the certificate in one language.
class CertificateSection final
{
public:
    CertificateSection(const ErasureCertificate &certificate, const QString &language)
        : m_certificate(certificate)
        , m_language(language)
        , m_locale(language)
    { }

    [[nodiscard]] QString html() const
    {
        return u"<h1>%1</h1><table cellspacing=\"0\" cellpadding=\"3\">%2</table>"
               "<h3>%3</h3><p>%4</p><h3>%5</h3><p>%6</p><p><small>%7</small></p>"_s.arg(
                   text(QT_TRANSLATE_NOOP("CertificatePdf", "Privacy request certificate")), rows(),
                   text(QT_TRANSLATE_NOOP("CertificatePdf", "What this certificate proves")),
                   text(QT_TRANSLATE_NOOP(
                       "CertificatePdf",
                       "Each contact is recorded with its result and time, and each record is "
                       "chained to the previous one by a hash (SHA-256). Any later change to the "
                       "certificate file can be detected with “Check a certificate…” or "
                       "“storedesk-cli certificate”. Anyone who knows an email address can check "
                       "whether it is included. The certificate itself contains no personal "
                       "data.")),
                   text(QT_TRANSLATE_NOOP("CertificatePdf", "What it does not prove")),
                   text(QT_TRANSLATE_NOOP(
                       "CertificatePdf",
                       "It is not a digital signature: it does not prove who created it. It covers "
                       "the service and this computer, not copies elsewhere. A PostgreSQL "
                       "warehouse of the store is updated at its next sync. This PDF is for "
                       "reading; only the certificate file can be checked.")),
                   text(QT_TRANSLATE_NOOP("CertificatePdf", "Seal")) + u": "_s
                       + QString::fromLatin1(m_certificate.seal()));
    }

private:
    [[nodiscard]] QString text(const char *source) const
    {
        const auto all = base::inLanguage(m_language, "CertificatePdf", source);
        return all.toHtmlEscaped();
    }
    [[nodiscard]] static QString row(const QString &title, const QString &value)
    {
        return u"<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>"_s.arg(title, value);
    }
    [[nodiscard]] QString time(const QDateTime &moment) const
    {
        return m_locale.toString(moment.toUTC(), u"d MMM yyyy, HH:mm:ss"_s) + u" UTC"_s;
    }
    [[nodiscard]] QString count(Outcome outcome) const
    {
        return m_locale.toString(m_certificate.count(outcome));
    }
    [[nodiscard]] QString rows() const
    {
        qint64 copies = 0;
        for (const auto part : m_certificate.wiped)
            copies += part;
        QString rows = row(text(QT_TRANSLATE_NOOP("CertificatePdf", "Request")),
                           m_certificate.request.toHtmlEscaped());
        if (!m_certificate.reference.isEmpty())
            rows += row(text(QT_TRANSLATE_NOOP("CertificatePdf", "Reference")),
                        m_certificate.reference.toHtmlEscaped());
        return rows
            + row(text(QT_TRANSLATE_NOOP("CertificatePdf", "Store")),
                  m_certificate.store.toHtmlEscaped())
            + row(text(QT_TRANSLATE_NOOP("CertificatePdf", "Started")), time(m_certificate.begun))
            + row(text(QT_TRANSLATE_NOOP("CertificatePdf", "Completed")), time(m_certificate.ended))
            + row(text(QT_TRANSLATE_NOOP("CertificatePdf", "Contacts in the request")),
                  m_locale.toString(static_cast<qint64>(m_certificate.contacts.size())))
            + row(text(QT_TRANSLATE_NOOP("CertificatePdf", "Deleted in the service")),
                  count(Outcome::Deleted))
            + row(text(QT_TRANSLATE_NOOP("CertificatePdf", "Not in the service")),
                  count(Outcome::Absent))
            + row(text(QT_TRANSLATE_NOOP("CertificatePdf", "Not deleted")), count(Outcome::Failed))
            + row(text(QT_TRANSLATE_NOOP("CertificatePdf", "Unknown outcome")),
                  count(Outcome::Unknown))
            + row(text(QT_TRANSLATE_NOOP("CertificatePdf", "Copies removed from this computer")),
                  m_locale.toString(copies));
    }

    const ErasureCertificate &m_certificate;
    const QString m_language;
    const QLocale m_locale;
};

} // namespace

QString certificateText(const ErasureCertificate &certificate)
{
    QStringList sections;
    for (const auto &language : base::Language::choices())
        sections.append(CertificateSection(certificate, language).html());
    return sections.join(u"<hr>"_s);
}

base::Result<void> saveCertificatePdf(const ErasureCertificate &certificate, const QString &path)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setTitle(certificate.request);
        QTextDocument document;
        document.setHtml(certificateText(certificate));
        document.print(&writer);
    }
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    if (!file.open(QIODevice::WriteOnly) || file.write(buffer.data()) != buffer.size()
        || !file.commit())
        return tl::unexpected(base::Problem{.what = {}, .why = file.errorString()});
    return {};
}

} // namespace storedesk::ui::privacy
