// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "curl.h"

#include "catalogue/key.h"
#include "http/target.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QStringList>

namespace storedesk::http {

using namespace Qt::StringLiterals;

// Between single quotes, only the single quote itself is special to a shell.
static QString shellQuoted(QString text)
{
    text.remove(u'\0');
    return u'\'' + text.replace(u'\'', "'\\''"_L1) + u'\'';
}

// Uses double quotes, because the shell must expand the key.
static QString keyHeader(const Connection &connection)
{
    QString words;
    for (const QChar c : QString::fromLatin1(connection.headerName + ": " + connection.scheme)) {
        if (u"\\\"$`!"_s.contains(c))
            words += u'\\';
        words += c;
    }
    if (!connection.scheme.isEmpty())
        words += u' ';
    return u"\"%1$STOREDESK_API_KEY\""_s.arg(words);
}

// curl has its own quoting rules for the parts of a form.
static QString formQuoted(QString text)
{
    return u'"' + text.replace(u'\\', "\\\\"_L1).replace(u'"', "\\\""_L1) + u'"';
}

static QStringList bodyOptions(const Request &request)
{
    if (const auto *json = std::get_if<QJsonObject>(&request.body))
        return {u"--header 'Content-Type: application/json'"_s,
                u"--data-raw "_s
                    + shellQuoted(
                        QString::fromUtf8(QJsonDocument(*json).toJson(QJsonDocument::Compact)))};
    QStringList options;
    if (const auto *form = std::get_if<ImportForm>(&request.body)) {
        for (const auto &[name, value] : form->fields)
            options += u"--form-string "_s + shellQuoted(name + u'=' + value);
        const auto fileName =
            form->fileName.isEmpty() ? QFileInfo(form->filePath).fileName() : form->fileName;
        options += u"--form "_s
            + shellQuoted(catalogue::key::file + "=@"_L1 + formQuoted(form->filePath)
                          + ";filename="_L1 + formQuoted(fileName) + ";type=text/csv"_L1);
    }
    return options;
}

QString curlOf(const Request &request, const Connection &connection)
{
    const auto address = addressOf(connection, request);
    if (!address)
        return {};
    const auto &operation = operationOf(request);
    QStringList options{u"curl"_s};
    if (operation.verb != catalogue::Verb::Get)
        options += u"--request "_s + QString::fromLatin1(catalogue::verbName(operation.verb));
    options += u"--header "_s + keyHeader(connection);
    options += bodyOptions(request);
    options += shellQuoted(QString::fromLatin1(address->toEncoded()));
    return options.join(" \\\n  "_L1);
}

} // namespace storedesk::http
