// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/calllog/calltexts.h"

#include "itemmodels/calllogmodel.h"
#include "ui/calllog/calldetail.h"

#include <QJsonDocument>
#include <QLocale>

namespace storedesk::ui::calllog {

using namespace Qt::StringLiterals;

QString requestText(const api::CallRecord &record)
{
    if (record.earlier)
        return *record.earlier;
    const auto verb = catalogue::verbName(http::operationOf(record.request).verb);
    auto text = u"%1 %2\n"_s.arg(QString::fromLatin1(verb), record.target);
    if (record.file)
        return text;
    if (const auto *json = std::get_if<QJsonObject>(&record.request.body))
        text += u'\n' + QString::fromUtf8(QJsonDocument(*json).toJson());
    else if (const auto *form = std::get_if<http::ImportForm>(&record.request.body)) {
        for (const auto &[name, value] : form->fields)
            text += u"\n%1: %2"_s.arg(name, value);
        text += u'\n' + CallDetail::tr("File: %1").arg(form->fileName);
    }
    return text;
}

QString jsonText(const QByteArray &bytes)
{
    const auto document = QJsonDocument::fromJson(bytes);
    return QString::fromUtf8(document.isNull() ? bytes : document.toJson());
}

QString headersText(const api::CallRecord &record)
{
    QStringList lines;
    for (const auto &[name, value] : record.headers) {
        // A session cookie is as sensitive as a key.
        const bool secret = name.compare("set-cookie", Qt::CaseInsensitive) == 0;
        lines.append(u"%1: %2"_s.arg(QString::fromLatin1(name),
                                     secret ? u"…"_s : QString::fromLatin1(value)));
    }
    return lines.isEmpty() ? CallDetail::tr("No response arrived.") : lines.join(u'\n');
}

QString timesText(const api::CallRecord &record)
{
    const QLocale locale;
    const auto milliseconds = [&locale](base::Clock::Duration duration) {
        return CallDetail::tr("%1 ms").arg(locale.toString(qint64(duration.count())));
    };
    return QStringList{
        CallDetail::tr("Requested: %1")
            .arg(locale.toString(record.at.toLocalTime(), QLocale::LongFormat)),
        CallDetail::tr("Caused by: %1").arg(itemmodels::causeOf(record)),
        CallDetail::tr("Waited on this computer: %1").arg(milliseconds(record.waited)),
        CallDetail::tr("From first attempt to end: %1").arg(milliseconds(record.duration)),
        CallDetail::tr("Sent %n time(s).", nullptr, record.attempts),
        CallDetail::tr("Bytes sent: %1").arg(locale.formattedDataSize(record.bytesSent)),
        CallDetail::tr("Bytes received: %1").arg(locale.formattedDataSize(record.bytesReceived))}
        .join(u'\n');
}

} // namespace storedesk::ui::calllog
