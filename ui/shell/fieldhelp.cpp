// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/fieldhelp.h"

#include "ui/widgets/technicalname.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include <algorithm>
#include <array>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

namespace {

struct HelpRow
{
    // The object name of the dialog or form, if other forms have a field of this name. Otherwise
    // empty.
    QLatin1StringView form;
    // The object name of the field.
    QLatin1StringView field;
    const char *text;
};

constexpr std::array helpRows{
    HelpRow{""_L1, "accountName"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "What the store is called in this program. The name appears in the "
                              "title bar, in the colour band and in every confirmation.")},
    HelpRow{""_L1, "accountAddress"_L1,
            QT_TRANSLATE_NOOP(
                "FieldHelp",
                "The address of the service (base URL). All requests of this account go there.")},
    HelpRow{""_L1, "accountKey"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "The API key from the settings of the service. It is stored in this "
                              "computer's keychain, never in a file.")},
    HelpRow{""_L1, "accountGuard"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "What this account may change: nothing (read-only), only after a "
                              "confirmation, or without asking.")},
    HelpRow{""_L1, "accountHeader"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "The name of the HTTP header that carries the key. Change it only if "
                              "a proxy needs another one.")},
    HelpRow{""_L1, "accountScheme"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "The word before the key in the HTTP header. Leave it empty if the "
                              "header contains only the key.")},
    HelpRow{
        ""_L1, "kindPractice"_L1,
        QT_TRANSLATE_NOOP(
            "FieldHelp",
            "A store of the practice service on this computer. It can be deleted at any time.")},
    HelpRow{
        ""_L1, "kindTest"_L1,
        QT_TRANSLATE_NOOP(
            "FieldHelp",
            "A store for testing. It is marked so that you don't mistake it for the live store.")},
    HelpRow{""_L1, "kindLive"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "The store your customers use. Changes affect real people.")},
    HelpRow{"scheduleDialog"_L1, "kind"_L1,
            QT_TRANSLATE_NOOP("FieldHelp", "What the schedule does. This can't be changed later.")},
    HelpRow{"scheduleDialog"_L1, "name"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "The name shown in the list of schedules. Without one, the list "
                              "shows what the schedule does.")},
    HelpRow{
        "scheduleDialog"_L1, "every"_L1,
        QT_TRANSLATE_NOOP(
            "FieldHelp",
            "How often the schedule runs. Missed runs are made up for by a single catch-up run.")},
    HelpRow{"scheduleDialog"_L1, "weekday"_L1,
            QT_TRANSLATE_NOOP("FieldHelp", "The day of the week on which the schedule runs.")},
    HelpRow{"scheduleDialog"_L1, "monthDay"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "The day of the month on which the schedule runs. In a shorter "
                              "month, the last day is used.")},
    HelpRow{"scheduleDialog"_L1, "time"_L1,
            QT_TRANSLATE_NOOP("FieldHelp", "The time of day, in the time zone shown beside it.")},
    HelpRow{"scheduleDialog"_L1, "importFolder"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "Every new table in this folder is imported once. A new version of a "
                              "file counts as a new file.")},
    HelpRow{"scheduleDialog"_L1, "importRecipe"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "The mapping, fixes, settings and safety limits of the import.")},
    HelpRow{
        "scheduleDialog"_L1, "movesFiles"_L1,
        QT_TRANSLATE_NOOP(
            "FieldHelp",
            "Imported files are moved, so that only files not yet imported remain in the folder.")},
    HelpRow{"scheduleDialog"_L1, "exportData"_L1,
            QT_TRANSLATE_NOOP("FieldHelp", "What is exported (exportType).")},
    HelpRow{
        "scheduleDialog"_L1, "exportDays"_L1,
        QT_TRANSLATE_NOOP(
            "FieldHelp",
            "The length of the period (fromDate to toDate). It ends on the day before the run.")},
    HelpRow{"scheduleDialog"_L1, "exportOutput"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "Every run replaces this file with the new table. Without it, the "
                              "table is only listed under Exports.")},
    HelpRow{
        "scheduleDialog"_L1, "reportOutput"_L1,
        QT_TRANSLATE_NOOP("FieldHelp", "The web page that every run replaces with new answers.")},
    HelpRow{
        ""_L1, "kind-contacts"_L1,
        QT_TRANSLATE_NOOP(
            "FieldHelp",
            "Imports contacts (type “contacts”). They are identified by email or external ID.")},
    HelpRow{""_L1, "kind-products"_L1,
            QT_TRANSLATE_NOOP(
                "FieldHelp",
                "Imports products (type “products”). They are identified by their product ID.")},
    HelpRow{""_L1, "kind-coupons"_L1,
            QT_TRANSLATE_NOOP("FieldHelp", "Adds codes to a coupon set (type “coupons”).")},
    HelpRow{
        ""_L1, "couponSet"_L1,
        QT_TRANSLATE_NOOP("FieldHelp", "The coupon set that receives the codes (couponSetId).")},
    HelpRow{
        ""_L1, "rowsText"_L1,
        QT_TRANSLATE_NOOP(
            "FieldHelp",
            "Rows from a spreadsheet or an email. The first row contains the column headings.")},
    HelpRow{""_L1, "sheets"_L1,
            QT_TRANSLATE_NOOP(
                "FieldHelp", "The sheet in the workbook, or the table in the archive, to import.")},
    HelpRow{""_L1, "policy0"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "Existing records keep all their values (overrideExisting is off).")},
    HelpRow{""_L1, "policy1"_L1,
            QT_TRANSLATE_NOOP(
                "FieldHelp",
                "Existing records get the values from the file (overrideExisting is on).")},
    HelpRow{""_L1, "policy2"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "Only empty fields of existing records are filled. The other values "
                              "are sent as they are now.")},
    HelpRow{""_L1, "constantField"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "The field that gets the same value in all rows. The value replaces "
                              "the column mapped to this field.")},
    HelpRow{
        ""_L1, "codeCount"_L1,
        QT_TRANSLATE_NOOP("FieldHelp", "How many codes are generated. All of them are different.")},
    HelpRow{""_L1, "codePattern"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "The pattern of the codes: # is a digit, @ a letter, * either. Codes "
                              "from longer patterns are harder to guess.")},
    HelpRow{
        ""_L1, "fewestRows"_L1,
        QT_TRANSLATE_NOOP("FieldHelp",
                          "Stops if the file has fewer rows, for example because it was cut off.")},
    HelpRow{""_L1, "mostRows"_L1,
            QT_TRANSLATE_NOOP(
                "FieldHelp",
                "Stops if the file has more rows, for example because it is the wrong file.")},
    HelpRow{""_L1, "mostRejects"_L1,
            QT_TRANSLATE_NOOP("FieldHelp", "Stops if a larger share of the rows cannot be sent.")},
    HelpRow{""_L1, "mostBlanked"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "Stops if empty cells would erase more values of existing records.")},
    HelpRow{
        ""_L1, "unknownColumns"_L1,
        QT_TRANSLATE_NOOP(
            "FieldHelp",
            "Whether a file may have columns that are not in the recipe. They are not imported.")},
    HelpRow{
        "setValueDialog"_L1, "sendAsImport"_L1,
        QT_TRANSLATE_NOOP("FieldHelp",
                          "One file for all contacts. The service processes it within minutes.")},
    HelpRow{"setValueDialog"_L1, "sendAsRequests"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "One request for each contact, within the request limit. Each "
                              "contact is compared first.")},
    HelpRow{
        "connectionForm"_L1, "service"_L1,
        QT_TRANSLATE_NOOP(
            "FieldHelp",
            "The name of a service in pg_service.conf, or a URI such as "
            "postgresql://user@host/database. Leave the other fields empty if you fill this in.")},
    HelpRow{"connectionForm"_L1, "host"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "The computer on which PostgreSQL runs. Connections to another "
                              "computer are encrypted, and its certificate is verified.")},
    HelpRow{"connectionForm"_L1, "port"_L1,
            QT_TRANSLATE_NOOP("FieldHelp", "The port of PostgreSQL, usually 5432.")},
    HelpRow{"connectionForm"_L1, "database"_L1,
            QT_TRANSLATE_NOOP("FieldHelp", "The name of the database. It must exist already.")},
    HelpRow{"connectionForm"_L1, "user"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "The PostgreSQL role. packaging/warehouse/storedesk-warehouse-role "
                              "creates one with the permissions that are needed.")},
    HelpRow{"connectionForm"_L1, "password"_L1,
            QT_TRANSLATE_NOOP(
                "FieldHelp",
                "The password of the role. It is stored in the keychain, never in a file.")},
    HelpRow{
        "connectionForm"_L1, "schema"_L1,
        QT_TRANSLATE_NOOP(
            "FieldHelp", "The schema for Storedesk's tables. It is created if it does not exist.")},
    HelpRow{""_L1, "erasureList"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "The people who asked to be erased: one email address or external ID "
                              "per line, or a table with such a column.")},
    HelpRow{""_L1, "reference"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "Identifies the request in the certificate, for example a ticket "
                              "number. Do not enter personal data.")},
    HelpRow{"orderCheck"_L1, "repair"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "Changes only the way a value is written, never the value. The table "
                              "shows each change.")},
    HelpRow{"orderCheck"_L1, "acceptDifferences"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "Sends orders even if their lines do not add up to their total. The "
                              "total in the file is sent.")},
    HelpRow{"orderCheck"_L1, "dates"_L1,
            QT_TRANSLATE_NOOP("FieldHelp", "How to read dates that are valid both ways.")},
    HelpRow{"orderCheck"_L1, "decimals"_L1,
            QT_TRANSLATE_NOOP(
                "FieldHelp",
                "How to read numbers in which the sign may separate thousands or decimals.")},
    HelpRow{"orderCheck"_L1, "currency"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "The currency (currency) of purchases without one in the file.")},
    HelpRow{""_L1, "triggerWorkflows"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "Whether the purchases start workflows (triggerPurchaseEvent). The "
                              "service may then send emails to the buyers.")},
    HelpRow{""_L1, "keys"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "The field that identifies each record in the service. Its column "
                              "must be filled in every row.")},
    HelpRow{""_L1, "eventTypes"_L1,
            QT_TRANSLATE_NOOP("FieldHelp",
                              "The event type whose events are sent. Its alias is part of the "
                              "address of the request.")},
    HelpRow{""_L1, "createContact"_L1,
            QT_TRANSLATE_NOOP(
                "FieldHelp",
                "Whether the service creates contacts that do not exist yet (createContact).")},
    HelpRow{"conditionPopup"_L1, "conditionColumn"_L1,
            QT_TRANSLATE_NOOP("FieldHelp", "The column that the condition is about.")},
    HelpRow{"conditionPopup"_L1, "conditionCompare"_L1,
            QT_TRANSLATE_NOOP(
                "FieldHelp",
                "How the values are compared. The choices depend on the type of the column.")},
    HelpRow{"conditionPopup"_L1, "conditionValue"_L1,
            QT_TRANSLATE_NOOP(
                "FieldHelp",
                "The value to compare with. Dates can be relative, for example “last month”.")},
    HelpRow{"conditionPopup"_L1, "conditionHigh"_L1,
            QT_TRANSLATE_NOOP("FieldHelp", "The upper limit (inclusive).")},
};

bool isIn(const QWidget &field, QLatin1StringView form)
{
    for (const auto *parent = field.parentWidget(); parent; parent = parent->parentWidget()) {
        if (parent->objectName() == form)
            return true;
    }
    return form.isEmpty();
}

} // namespace

FieldHelp::FieldHelp(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

QString FieldHelp::textFor(const QWidget &field)
{
    const auto name = field.objectName();
    const auto found = std::ranges::find_if(
        helpRows, [&](const HelpRow &row) { return row.field == name && isIn(field, row.form); });
    return found == helpRows.end() ? QString()
                                   : QCoreApplication::translate("FieldHelp", found->text);
}

bool FieldHelp::eventFilter(QObject *watched, QEvent *event)
{
    const bool enters = event->type() == QEvent::FocusIn || event->type() == QEvent::Enter;
    if (auto *widget = enters ? qobject_cast<QWidget *>(watched) : nullptr) {
        if (const auto text = textFor(*widget); !text.isEmpty())
            widget->setWhatsThis(text.toHtmlEscaped() + u"<br>"_s + referenceLink());
    }
    return QObject::eventFilter(watched, event);
}

} // namespace storedesk::ui::shell
