// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "torture/torturecommand.h"

#include "privacy/erasurecertificate.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

namespace torture {

using namespace Qt::StringLiterals;
using namespace storedesk;
using enum catalogue::OperationId;

namespace {

constexpr int people = 6;

QString emailOf(int number)
{
    return u"p%1@example.org"_s.arg(number);
}

QString purchaseOf(int number)
{
    return u"P%1"_s.arg(number);
}

QString pointsTable(TortureRoom &room, int rows = people, int factor = 10)
{
    QByteArray text("email,_points\n");
    for (int number = 1; number <= rows; ++number)
        text += emailOf(number).toUtf8() + ',' + QByteArray::number(number * factor) + '\n';
    return room.write(room.input(u"points.csv"_s), text);
}

QStringList wrongPoints(TortureRoom &room, int rows = people, int factor = 10)
{
    QStringList missing;
    for (int number = 1; number <= rows; ++number) {
        const auto contact = room.ask(GetContactByEmail, {emailOf(number)}).json();
        if (contact[u"_points"_s].toInt(-1) != number * factor)
            missing.append(u"%1 has the points %2"_s.arg(
                emailOf(number), contact[u"_points"_s].toVariant().toString()));
    }
    return missing;
}

void makePeople(TortureRoom &room)
{
    for (int number = 1; number <= people; ++number) {
        if (room.ask(PatchContactByEmail, {emailOf(number)}, R"({"_points":1})").status >= 300)
            room.addProblem(u"The test could not make a contact."_s);
    }
}

void makeProduct(TortureRoom &room)
{
    const auto reply = room.ask(
        PatchProductByStoreId, {u"TEA"_s},
        R"({"name":"Tea","productDetailUrl":"https://tienda.example.com/p/tea","unitPrice":5})");
    if (reply.status >= 300)
        room.addProblem(u"The test could not make a product: "_s + QString::fromUtf8(reply.body));
}

QString purchaseTable(TortureRoom &room)
{
    makePeople(room);
    makeProduct(room);
    QByteArray text(
        "purchaseId,cartId,contactEmail,purchaseDate,totalPrice,totalQuantity,productId,"
        "quantity,price\n");
    for (int number = 1; number <= people; ++number)
        text += purchaseOf(number).toUtf8() + ",C," + emailOf(number).toUtf8()
            + ",2026-01-31T10:00:00Z,5,1,TEA,1,5\n";
    return room.write(room.input(u"purchases.csv"_s), text);
}

// Returns arguments for orders whose contacts and product do not exist unless the caller creates
// them.
QStringList orderArguments(TortureRoom &room, const QStringList &options)
{
    QByteArray text("order,date,email,sku,product name,url,quantity,price\n");
    for (int number = 1; number <= people; ++number)
        text += purchaseOf(number).toUtf8() + ",2026-01-31T10:00:00Z," + emailOf(number).toUtf8()
            + ",TEA,Tea,https://tienda.example.com/p/tea,1,5\n";
    return QStringList{u"import-purchases"_s, room.write(room.input(u"orders.csv"_s), text)}
    + options + room.account();
}

QStringList newOrderArguments(TortureRoom &room)
{
    return orderArguments(
        room, {u"--create-missing"_s, u"contacts"_s, u"--create-missing"_s, u"products"_s});
}

QStringList missingPurchases(TortureRoom &room)
{
    QStringList missing;
    for (int number = 1; number <= people; ++number) {
        if (room.ask(GetPurchaseByStoreId, {purchaseOf(number)}).status != 200)
            missing.append(u"purchase %1 is missing"_s.arg(number));
    }
    return missing;
}

QString emailTable(TortureRoom &room)
{
    makePeople(room);
    QByteArray text("email\n");
    for (int number = 1; number <= people; ++number)
        text += emailOf(number).toUtf8() + '\n';
    return room.write(room.input(u"emails.csv"_s), text);
}

QStringList stillThere(TortureRoom &room)
{
    QStringList left;
    for (int number = 1; number <= people; ++number) {
        if (room.ask(GetContactByEmail, {emailOf(number)}).status == 200)
            left.append(emailOf(number) + u" is still there"_s);
    }
    return left;
}

QStringList eventArguments(TortureRoom &room)
{
    makePeople(room);
    QByteArray text("Correo,Puntos\n");
    for (int number = 1; number <= people; ++number)
        text += emailOf(number).toUtf8() + ',' + QByteArray::number(number) + '\n';
    return QStringList{u"bulk"_s,
                       u"createCustomEventByAlias"_s,
                       room.write(room.input(u"events.csv"_s), text),
                       u"--event"_s,
                       u"puntos-canjeados"_s,
                       u"--json"_s}
    + room.account();
}

// If a command was stopped between its jobs, it is run again and completes the rest.
QStringList missingNewOrders(TortureRoom &room)
{
    const auto again = room.run(newOrderArguments(room));
    auto missing = missingPurchases(room);
    if (!again.succeeded())
        missing.append(u"run again it ended with %1: %2"_s.arg(again.exitCode)
                           .arg(QString::fromUtf8(again.complaints)));
    return missing;
}

// A complete table has a header and a terminated line for each record.
bool hasLines(const QByteArray &text, qsizetype lines)
{
    return text.endsWith('\n') && text.count('\n') == lines;
}

QStringList newestExportMissing(TortureRoom &room)
{
    QDirIterator files(room.data(), {u"Contacts*.csv"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        if (!hasLines(TortureRoom::read(files.next()), 21))
            return {u"%1 is not whole"_s.arg(files.filePath())};
    }
    return files.filePath().isEmpty() ? QStringList{u"no export is there"_s} : QStringList();
}

QStringList dueArguments(TortureRoom &room)
{
    const auto made =
        room.run(QStringList{u"export"_s, u"contacts"_s, u"--every"_s, u"day"_s} + room.account());
    QDirIterator found(room.data(), {u"schedules.json"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    const auto path = found.hasNext() ? found.next() : QString();
    auto schedules = QJsonDocument::fromJson(TortureRoom::read(path)).array();
    if (!made.succeeded() || schedules.isEmpty()) {
        room.addProblem(u"The schedule was not made: "_s + QString::fromUtf8(made.complaints));
        return {};
    }
    auto schedule = schedules[0].toObject();
    schedule[u"last"_s] = u"2026-01-01"_s;
    schedules[0] = schedule;
    room.write(path, QJsonDocument(schedules).toJson());
    QDirIterator tables(room.data(), {u"Contacts*.csv"_s}, QDir::Files,
                        QDirIterator::Subdirectories);
    while (tables.hasNext())
        QFile::remove(tables.next());
    QDirIterator jobs(room.data(), {u"*.sqlite"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (jobs.hasNext())
        QFile::remove(jobs.next());
    return QStringList{u"run"_s} + room.account();
}

QString importTable(TortureRoom &room)
{
    QByteArray text("email,_points\n");
    for (int number = 1; number <= people; ++number)
        text += emailOf(number).toUtf8() + ',' + QByteArray::number(number * 10) + '\n';
    return room.write(room.input(u"import.csv"_s), text);
}

QStringList recipeArguments(TortureRoom &room)
{
    const auto recipe = room.write(
        room.input(u"recipe.json"_s),
        R"({"format":"storedesk-import","version":1,"import":"contacts","existing":"overwrite",)"
        R"("matching":{"columns":{"email":"_email","_points":"_points"}},"guards":{"mostRows":10}})");
    return QStringList{u"run"_s, recipe, u"--file"_s, importTable(room), u"--json"_s}
    + room.account();
}

// Returns arguments that resume a job which was killed with some rows done and others in flight.
QStringList resumeArguments(TortureRoom &room)
{
    const auto stall = [](int first, int last) {
        return practice::FaultRule{.aim = practice::Aim::Operation,
                                   .operation = CreatePurchase,
                                   .fault = practice::Fault::Stall,
                                   .first = first,
                                   .last = last};
    };
    const auto table = purchaseTable(room);
    room.service().play({stall(3, 1000)});
    room.runAndKill(QStringList{u"bulk"_s, u"createPurchase"_s, table} + room.account(),
                    CreatePurchase, people);
    room.service().play({});
    const auto jobs = room.jobs();
    QString id;
    for (const auto &job : jobs) {
        if (job[u"rows"_s].toInt() == people)
            id = job[u"job"_s].toString();
    }
    return QStringList{u"resume"_s, id, u"--json"_s, u"--reports"_s, room.output(u"reports"_s)}
    + room.account();
}

QStringList undoArguments(TortureRoom &room)
{
    makePeople(room);
    const auto before = room.jobs().keys();
    const auto made = room.run(
        QStringList{u"bulk"_s, u"patchContactByEmail"_s, pointsTable(room), u"--read-first"_s}
        + room.account());
    QString id;
    for (const auto &job : room.jobs().keys()) {
        if (!before.contains(job))
            id = job;
    }
    if (!made.succeeded() || id.isEmpty())
        room.addProblem(u"The job to undo was not made: "_s + QString::fromUtf8(made.complaints));
    room.service().ledger().clear();
    return QStringList{u"jobs"_s, u"undo"_s, id, u"--json"_s} + room.account();
}

QStringList applyArguments(TortureRoom &room)
{
    const auto path = room.input(u"setup.json"_s);
    const auto saved = room.run(QStringList{u"setup"_s, u"save"_s, path} + room.account());
    auto file = QJsonDocument::fromJson(TortureRoom::read(path)).object();
    auto fields = file[u"contact fields"_s].toArray();
    for (int number = 1; number <= 3; ++number)
        fields.append(QJsonObject{{u"id"_s, u"zz_size%1"_s.arg(number)},
                                  {u"name"_s, u"Size %1"_s.arg(number)},
                                  {u"type"_s, u"integer"_s}});
    file[u"contact fields"_s] = fields;
    room.write(path, QJsonDocument(file).toJson());
    if (!saved.succeeded())
        room.addProblem(u"The set-up was not saved: "_s + QString::fromUtf8(saved.complaints));
    return QStringList{u"setup"_s, u"apply"_s, path} + room.account();
}

QStringList differingSetup(TortureRoom &room)
{
    const auto ended =
        room.run(QStringList{u"setup"_s, u"diff"_s, room.input(u"setup.json"_s)} + room.account());
    return ended.exitCode == 0 ? QStringList()
                               : QStringList{u"the set-up differs: "_s
                                             + QString::fromUtf8(ended.output + ended.complaints)};
}

QByteArray certificateFile()
{
    const auto now = QDateTime::currentDateTimeUtc();
    privacy::ErasureCertificate certificate{.request = u"20260131-100000-0001"_s,
                                            .begun = now,
                                            .ended = now,
                                            .salt = privacy::ErasureCertificate::newSalt(),
                                            .wiped = {{u"bin"_s, 2}}};
    certificate.contacts = {
        {.number = 1, .subject = certificate.subjectOf(emailOf(1)), .status = 204, .at = now}};
    return certificate.toJson();
}

QString sheetTable(TortureRoom &room)
{
    QByteArray text("number,name\n");
    for (int number = 3'000; number > 0; --number)
        text += QByteArray::number(number) + ",a name that fills the row\n";
    return room.write(room.input(u"sheet.csv"_s), text);
}

QStringList insightArguments(TortureRoom &room)
{
    QByteArray text("id,contactId,type,date,totalPrice\n");
    for (int number = 1; number <= 500; ++number)
        text += "a" + QByteArray::number(number) + ",c" + QByteArray::number(number % 40)
            + ",purchase,2026-05-" + QByteArray::number(10 + number % 20) + "T10:00:00Z,5.00\n";
    return {u"insight"_s,      u"sales"_s,
            u"--activities"_s, room.write(room.input(u"activities.csv"_s), text),
            u"--zone"_s,       u"Europe/Madrid"_s,
            u"--as-of"_s,      u"2026-07-01"_s,
            u"--as"_s,         u"json"_s};
}

QStringList sampleArguments(TortureRoom &room)
{
    for (const auto &name : {u"contacts.csv"_s, u"activities.csv"_s})
        (void)room.writeOld(name);
    const auto folder = QFileInfo(room.writeOld(u"activities-products.csv"_s)).path();
    return {u"sample"_s, u"--contacts"_s, u"20"_s, u"--activities"_s,
            u"400"_s,    u"--output"_s,   folder};
}

// The times in the files depend on the time of the run.
bool isWholeSample(const QByteArray &file)
{
    const auto lines = file.count('\n');
    return file.endsWith("\"\n")
        && (lines == 21 || lines > 400 || file.startsWith("\"activityId\""));
}

QStringList serveArguments(TortureRoom &room)
{
    const QStringList arguments{u"serve"_s, u"--contacts"_s, u"20"_s, u"--data"_s,
                                room.data(u"practice.sqlite"_s)};
    if (!room.run(arguments, {}, true).succeeded())
        room.addProblem(u"The practice service did not start."_s);
    return arguments;
}

} // namespace

// clang-format off
static std::vector<TortureCommand> readingCommands()
{
    return {
        {.name = "operations", .prepare = [](TortureRoom &) { return QStringList{u"operations"_s, u"--json"_s}; }, .sameOutput = true},
        {.name = "call to read",
         .prepare = [](TortureRoom &room) {
             makePeople(room);
             return QStringList{u"call"_s, u"getContactByEmail"_s, u"--param"_s, u"email="_s + emailOf(1)} + room.account();
         },
         .sameOutput = true},
        {.name = "look-up",
         .prepare = [](TortureRoom &room) {
             makePeople(room);
             return QStringList{u"look-up"_s, u"contact"_s, emailOf(1), emailOf(2), emailOf(3), u"--json"_s} + room.account();
         },
         .sameOutput = true},
        {.name = "check",
         .prepare = [](TortureRoom &room) {
             return QStringList{u"check"_s, importTable(room), u"--type"_s, u"contacts"_s, u"--json"_s};
         },
         .sameOutput = true},
        {.name = "jobs", .prepare = [](TortureRoom &room) { return QStringList{u"jobs"_s, u"--json"_s} + room.account(); }, .sameOutput = true},
        {.name = "privacy",
         .prepare = [](TortureRoom &room) {
             return QStringList{u"privacy"_s, room.write(room.input(u"privacy.txt"_s), emailOf(1).toUtf8()), u"--dry-run"_s} + room.account();
         },
         .sameOutput = true},
        {.name = "certificate",
         .prepare = [](TortureRoom &room) {
             return QStringList{u"certificate"_s, room.write(room.input(u"certificate.json"_s), certificateFile()), emailOf(1)};
         },
         .sameOutput = true},
        {.name = "setup save",
         .prepare = [](TortureRoom &room) { return QStringList{u"setup"_s, u"save"_s, room.writeOld(u"setup.json"_s)} + room.account(); },
         .files = {u"setup.json"_s}},
        {.name = "setup diff",
         .prepare = [](TortureRoom &room) {
             auto arguments = applyArguments(room);
             arguments[1] = u"diff"_s;
             return arguments;
         },
         .cleanExit = 5, .sameOutput = true},
        {.name = "report",
         .prepare = [](TortureRoom &room) { return QStringList{u"report"_s, u"-o"_s, room.writeOld(u"report.txt"_s)} + room.account(); },
         .files = {u"report.txt"_s},
         .isWhole = [](const QByteArray &text) { return text.contains("\n## Recent requests\n") && text.endsWith('\n'); }},
        {.name = "list to a file",
         .prepare = [](TortureRoom &room) {
             return QStringList{u"list"_s, u"append"_s, sheetTable(room), u"--key"_s, u"number"_s, u"--output"_s, room.writeOld(u"list.csv"_s)};
         },
         .files = {u"list.csv"_s}},
        {.name = "sheet to a file",
         .prepare = [](TortureRoom &room) {
             return QStringList{u"sheet"_s, sheetTable(room), u"--sort"_s, u"number"_s, u"--output"_s, room.writeOld(u"sheet.csv"_s)};
         },
         .files = {u"sheet.csv"_s}},
        {.name = "sheet to standard output",
         .prepare = [](TortureRoom &room) { return QStringList{u"sheet"_s, sheetTable(room), u"--where"_s, u"number > 100"_s}; },
         .sameOutput = true},
        {.name = "insight to a file",
         .prepare = [](TortureRoom &room) { return insightArguments(room) + QStringList{u"--output"_s, room.writeOld(u"sales.json"_s)}; },
         .files = {u"sales.json"_s}},
        {.name = "insight to standard output", .prepare = insightArguments, .sameOutput = true},
        {.name = "sample",
         .prepare = sampleArguments,
         .files = {u"contacts.csv"_s, u"activities.csv"_s, u"activities-products.csv"_s},
         .isWhole = isWholeSample},
        {.name = "warehouse without a server",
         .prepare = [](TortureRoom &) { return QStringList{u"warehouse"_s, u"status"_s, u"--to"_s, u"host=/nonexistent"_s}; },
         .cleanExit = 3,
         .sameOutput = true},
        {.name = "serve", .prepare = serveArguments, .untilStopped = true},
    };
}

static std::vector<TortureCommand> bulkCommands()
{
    const auto bulk = [](const QString &operation, const QString &table, const QStringList &options) {
        return QStringList{u"bulk"_s, operation, table} + options;
    };
    return {
        {.name = "call to create",
         .prepare = [](TortureRoom &room) {
             makePeople(room);
             makeProduct(room);
             const auto body = room.write(room.input(u"purchase.json"_s),
                 R"({"purchaseId":"P1","cartId":"C","contactEmail":"p1@example.org","purchaseDate":"2026-01-31T10:00:00Z",)"
                 R"("totalPrice":5,"totalQuantity":1,"products":[{"productId":"TEA","quantity":1,"price":5}]})");
             return QStringList{u"call"_s, u"createPurchase"_s, u"--body"_s, body} + room.account();
         },
         .isRepeatable = false, .rows = 1, .operation = CreatePurchase},
        {.name = "bulk change with reports",
         .prepare = [bulk](TortureRoom &room) {
             return bulk(u"patchContactByEmail"_s, pointsTable(room), {u"--json"_s, u"--reports"_s, room.output(u"reports"_s)}) + room.account();
         },
         .isJob = true, .rows = people, .operation = PatchContactByEmail,
         .missing = [](TortureRoom &room) { return wrongPoints(room); }},
        {.name = "bulk create",
         .prepare = [bulk](TortureRoom &room) { return bulk(u"createPurchase"_s, purchaseTable(room), {u"--json"_s}) + room.account(); },
         .isJob = true, .rows = people, .operation = CreatePurchase, .missing = missingPurchases},
        {.name = "bulk event", .prepare = eventArguments, .isJob = true, .rows = people, .operation = CreateCustomEventByAlias},
        {.name = "bulk delete",
         .prepare = [bulk](TortureRoom &room) { return bulk(u"deleteContactByEmail"_s, emailTable(room), {}) + room.account(); },
         .isJob = true, .rows = people, .operation = DeleteContactByEmail, .missing = stillThere},
        {.name = "bulk dry run",
         .prepare = [bulk](TortureRoom &room) { return bulk(u"deleteContactByEmail"_s, emailTable(room), {u"--dry-run"_s}) + room.account(); },
         .sameOutput = true, .operation = DeleteContactByEmail},
        {.name = "bulk with the account of the environment",
         .prepare = [bulk](TortureRoom &room) {
             return bulk(u"patchContactByEmail"_s, pointsTable(room, 2), {u"--data-dir"_s, room.data()});
         },
         .missing = [](TortureRoom &room) { return wrongPoints(room, 2); }},
        {.name = "jobs undo", .prepare = undoArguments, .isJob = true, .rows = people, .operation = PatchContactByEmail,
         .missing = [](TortureRoom &room) {
             QStringList missing;
             for (int number = 1; number <= people; ++number) {
                 if (room.ask(GetContactByEmail, {emailOf(number)}).json()[u"_points"_s].toInt() != 1)
                     missing.append(emailOf(number) + u" was not restored"_s);
             }
             return missing;
         }},
        {.name = "resume", .prepare = resumeArguments, .isJob = true, .rows = people, .operation = CreatePurchase, .missing = missingPurchases},
        {.name = "setup apply", .prepare = applyArguments, .isJob = true, .operation = CreateContactField, .missing = differingSetup},
    };
}

static std::vector<TortureCommand> transferCommands()
{
    return {
        {.name = "import",
         .prepare = [](TortureRoom &room) {
             return QStringList{u"import"_s, importTable(room), u"--type"_s, u"contacts"_s, u"--json"_s} + room.account();
         },
         .isJob = true, .operation = CreateImport, .missing = [](TortureRoom &room) { return wrongPoints(room); }},
        {.name = "import-purchases",
         .prepare = [](TortureRoom &room) {
             makePeople(room);
             makeProduct(room);
             return orderArguments(room, {u"--json"_s, u"--reports"_s, room.output(u"reports"_s)});
         },
         .isJob = true, .rows = people, .operation = CreatePurchase, .missing = missingPurchases},
        {.name = "import-purchases with new contacts", .prepare = newOrderArguments, .isJob = true, .operation = CreatePurchase,
         .missing = missingNewOrders},
        {.name = "run a recipe", .prepare = recipeArguments, .isJob = true, .operation = CreateImport,
         .missing = [](TortureRoom &room) { return wrongPoints(room); }},
        {.name = "export contacts",
         .prepare = [](TortureRoom &room) {
             return QStringList{u"export"_s, u"contacts"_s, u"-o"_s, room.writeOld(u"people.csv"_s), u"--json"_s} + room.account();
         },
         .isJob = true, .files = {u"people.csv"_s}, .isWhole = [](const QByteArray &text) { return hasLines(text, 21); }},
        {.name = "export activities",
         .prepare = [](TortureRoom &room) {
             return QStringList{u"export"_s, u"activities"_s, u"--last"_s, u"62"_s, u"--json"_s} + room.account();
         },
         .isJob = true},
        {.name = "export every week",
         .prepare = [](TortureRoom &room) { return QStringList{u"export"_s, u"contacts"_s, u"--every"_s, u"monday"_s} + room.account(); },
         .isJob = true,
         .missing = [](TortureRoom &room) {
             const auto listed = room.run(QStringList{u"run"_s, u"--list"_s} + room.account());
             return listed.output.isEmpty() ? QStringList{u"no schedule is there"_s} : QStringList();
         }},
        {.name = "run what is due", .prepare = dueArguments, .isJob = true, .missing = newestExportMissing},
        {.name = "run to list",
         .prepare = [](TortureRoom &room) {
             auto arguments = dueArguments(room);
             arguments.insert(1, u"--list"_s);
             return arguments;
         },
         .sameOutput = true},
        {.name = "run to write a timer",
         .prepare = [](TortureRoom &room) {
             QDir().mkpath(room.output(u"config/systemd/user"_s));
             room.writeOld(u"config/systemd/user/storedesk-schedules.service"_s);
             room.writeOld(u"config/systemd/user/storedesk-schedules.timer"_s);
             return QStringList{u"run"_s, u"--write-timer"_s} + room.account();
         },
         .files = {u"config/systemd/user/storedesk-schedules.service"_s, u"config/systemd/user/storedesk-schedules.timer"_s}},
    };
}
// clang-format on

const std::vector<TortureCommand> &tortureCommands()
{
    static const auto all = [] {
        auto commands = readingCommands();
        for (auto &more : {bulkCommands(), transferCommands()})
            commands.insert(commands.end(), more.begin(), more.end());
        return commands;
    }();
    return all;
}

} // namespace torture
