// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "saving.h"

#include "table/rowformatter.h"
#include "table/tablesaver.h"
#include "table/xlsxsaver.h"
#include "ui/files/filepage.h"
#include "ui/files/filewords.h"
#include "ui/files/openfile.h"
#include "ui/files/sheetgrid.h"
#include "ui/files/workline.h"
#include "ui/frame/frame.h"
#include "ui/reading/readfile.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QRadioButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <numeric>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

SaveDialog::SaveDialog(const QString &what, char delimiter, qint64 rows, int maskedColumns,
                       const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_delimiter(delimiter)
    , m_safe(new QRadioButton(tr("CSV, &safe for spreadsheets"), this))
    , m_exact(new QRadioButton(tr("CSV, &exact"), this))
    , m_book(new QRadioButton(tr("S&preadsheet (.xlsx)"), this))
    , m_separator(new QComboBox(this))
    , m_mask(new QCheckBox(
          tr("&Mask personal data as on the screen (%n columns)", nullptr, maskedColumns), this))
{
    setObjectName(u"saveSheetDialog"_s);
    setWindowTitle(tr("Save what I see"));
    m_mask->setObjectName(u"saveMasked"_s);
    m_mask->setVisible(maskedColumns > 0);
    m_mask->setChecked(maskedColumns > 0);
    build(what, rows, theme);
}

static QLabel *hint(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setWordWrap(true);
    label->setIndent(24);
    setRole(label, Role::Small);
    return label;
}

void SaveDialog::build(const QString &what, qint64 rows, const Theme &theme)
{
    m_safe->setObjectName(u"saveSafe"_s);
    m_exact->setObjectName(u"saveExact"_s);
    m_book->setObjectName(u"saveBook"_s);
    m_safe->setChecked(true);
    m_separator->setObjectName(u"saveSeparator"_s);
    m_separator->setAccessibleName(tr("Column separator"));
    for (const char delimiter : {',', ';', '\t'})
        m_separator->addItem(reading::nameOfDelimiter(delimiter), int(delimiter));
    m_separator->setCurrentIndex(std::max(0, m_separator->findData(int(m_delimiter))));
    connect(m_safe, &QRadioButton::toggled, m_separator, &QWidget::setEnabled);
    auto *title = new QLabel(tr("Save what I see"), this);
    setRole(title, Role::Heading);
    auto *summary = new QLabel(what, this);
    summary->setTextFormat(Qt::PlainText);
    summary->setWordWrap(true);
    auto *separators = new QHBoxLayout;
    separators->setContentsMargins(24, 0, 0, 0);
    separators->addWidget(new QLabel(tr("Column separator"), this));
    separators->addWidget(m_separator);
    separators->addStretch();
    auto *body = new QVBoxLayout;
    body->setContentsMargins(20, 16, 20, 16);
    body->setSpacing(8);
    body->addWidget(title);
    body->addWidget(summary);
    body->addSpacing(4);
    body->addWidget(m_safe);
    body->addWidget(hint(tr("Cells that begin like a formula get an apostrophe, so that opening "
                            "the file cannot run anything. Accents are kept. Phone numbers with "
                            "+34 get the apostrophe too: do not import this file."),
                         this));
    body->addLayout(separators);
    body->addWidget(m_exact);
    body->addWidget(
        hint(tr("Values are saved unchanged. Right for importing the file again."), this));
    body->addWidget(m_book);
    body->addWidget(hint(tr("Numbers and dates are written as such; post codes, phones and long "
                            "IDs stay text, and nothing becomes a formula."),
                         this));
    body->addWidget(m_mask);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    body->addStretch();
    box->addLayout(body, 1);
    box->addWidget(foot(rows, theme));
    setFixedWidth(theme.scaled(470));
}

QWidget *SaveDialog::foot(qint64 rows, const Theme &theme)
{
    auto *foot = new QFrame(this);
    setRole(foot, Role::Foot);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(16, 10, 16, 10);
    auto *cancel = new Button(tr("Cancel"), theme, foot);
    auto *save =
        new Button(Icon::Save, tr("Save %1 rows…").arg(QLocale().toString(rows)), theme, foot);
    save->setKind(Role::Primary);
    save->setObjectName(u"saveRows"_s);
    save->setDefault(true);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, &SaveDialog::accept);
    row->addStretch();
    row->addWidget(cancel);
    row->addWidget(save);
    return foot;
}

void SaveDialog::accept()
{
    QDialog::accept();
    const bool masked = m_mask->isChecked();
    if (!m_safe->isChecked()) {
        Q_EMIT chosen({.spreadsheet = m_book->isChecked(), .masked = masked});
        return;
    }
    Q_EMIT chosen({.format = table::CsvFormat{.dialect = {.delimiter = static_cast<char>(
                                                              m_separator->currentData().toInt())},
                                              .lineEnd = "\r\n",
                                              .byteOrderMark = true,
                                              .safeForSpreadsheets = true},
                   .masked = masked});
}

Saving::Saving(FilePage &page, Frame &frame)
    : QObject(&page)
    , m_page(page)
    , m_frame(frame)
    , m_work(frame.clock())
    , m_line(new WorkLine(tr("Saving… %1"), m_work, frame.clock(), frame.theme(), &page))
{
    m_line->setObjectName(u"savingLine"_s);
    m_line->stop()->setKeyHint({}); // Esc clears filters here
    connect(&m_work, &sheet::Work::changed, this, &Saving::changed);
    connect(m_line->stop(), &QPushButton::clicked, this, [this] {
        m_work.stop();
        m_frame.tell(tr("Saving was stopped."));
    });
}

QString Saving::whatIsSeen() const
{
    const QLocale locale;
    const auto &sheet = m_page.sheet();
    return tr("%1, %2 of %3 columns, %4")
        .arg(countWords(sheet, m_page.shown()),
             locale.toString(m_page.grid()->shownColumns().size()),
             locale.toString(sheet.columns().size()),
             m_page.shown().order() ? tr("in the order shown") : tr("in the order of the file"));
}

void Saving::ask()
{
    auto *dialog = new SaveDialog(
        whatIsSeen(), m_page.sheet().source().dialect.delimiter, m_page.shown().count(),
        static_cast<int>(m_page.hiddenPlaces().count(true)), m_frame.theme());
    connect(dialog, &SaveDialog::chosen, this, &Saving::askWhere);
    m_frame.openDialog(dialog);
}

// Tables of exports are named with their count, which is not that of the rows saved now.
static QString withoutCount(QString name)
{
    static const QRegularExpression count(u", \\d[\\d.,\\s]* (row|rows|row\\(s\\)|fila|filas)"
                                          "( \\(\\d+\\))?$"_s);
    return name.remove(count);
}

void Saving::askWhere(const SaveForm &form)
{
    auto *dialog = new QFileDialog(nullptr, tr("Save the rows as"));
    dialog->setObjectName(u"saveSheetAs"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    const auto ending = form.spreadsheet ? u"xlsx"_s : u"csv"_s;
    dialog->setDefaultSuffix(ending);
    // What became of two files is kept beside the second of them, not where it was worked out.
    const auto *compared = m_page.compared();
    const QFileInfo file(compared ? compared->after : m_page.sheet().path());
    dialog->setDirectory(folderToStartIn(m_frame, file.absoluteFilePath()));
    const auto name = (compared ? tr("%1 differences") : tr("%1 selected"))
                          .arg(withoutCount(file.completeBaseName()));
    dialog->selectFile(u"%1.%2"_s.arg(name, ending));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, form](const QString &path) { save(path, form); });
    m_frame.openDialog(dialog);
}

Saving::Write Saving::ofFile(const SaveForm &form) const
{
    std::vector<int> columns;
    for (const int column : m_page.grid()->shownColumns())
        columns.push_back(column);
    // All columns in their places: the rows as they are, ragged ones too.
    std::vector<int> plain(static_cast<std::size_t>(m_page.sheet().columns().size()));
    std::iota(plain.begin(), plain.end(), 0);
    if (columns == plain)
        columns.clear();
    return [source = m_page.sheet().source(), columns, form, folder = m_frame.temporaryFolder()](
               table::Selection selection, const QString &path, table::Progress &progress) {
        selection.columns = columns;
        return form.spreadsheet ? table::saveXlsx(source, selection, path, folder, progress)
                                : table::saveTable(source, selection, form.format, path, progress);
    };
}

// What was and what is in columns of their own, and what is masked only as it is seen, whichever
// way they are written.
Saving::Write Saving::ofCells(const SaveForm &form) const
{
    const auto &source = m_page.sheet().source();
    const auto format = form.format.value_or(m_page.compared() || form.spreadsheet
                                                 ? table::CsvFormat()
                                                 : table::CsvFormat{.dialect = source.dialect});
    const auto hidden = form.masked ? m_page.hiddenPlaces() : QList<bool>();
    QByteArrayList titles;
    for (const auto &title : m_page.leavingColumns().titles())
        titles.append(title.toUtf8());
    QByteArray head(format.byteOrderMark ? "\xEF\xBB\xBF" : "");
    if (source.header)
        table::appendRow(titles, format, head);
    const auto append = [format, hidden, columns = m_page.leavingColumns()](
                            const table::RowScanner &row, bool, QByteArray &result) {
        QByteArrayList cells;
        QByteArray scratch;
        for (int at = 0; at < row.count(); ++at)
            cells.append(row.text(at, scratch).toByteArray());
        cells = columns.cells(cells);
        for (qsizetype at = 0; at < std::min(cells.size(), hidden.size()); ++at) {
            if (hidden[at])
                cells[at] = sheet::masked(QString::fromUtf8(cells[at])).toUtf8();
        }
        table::appendRow(cells, format, result);
    };
    if (form.spreadsheet) // what was masked or compared is text
        return
            [source, append, titles = source.header ? titles : QByteArrayList(),
             folder = m_frame.temporaryFolder()](const table::Selection &selection,
                                                 const QString &path, table::Progress &progress) {
                return table::saveXlsx(source, selection, {.titles = titles}, append, path, folder,
                                       progress);
            };
    return [source, head, append](const table::Selection &selection, const QString &path,
                                  table::Progress &progress) {
        return table::saveRows(source, selection, head, append, path, progress);
    };
}

void Saving::save(const QString &path, const SaveForm &form)
{
    m_work.start(
        [write = m_page.compared() || form.masked ? ofCells(form) : ofFile(form),
         rows = m_page.shown().rows(), order = m_page.shown().order(),
         path](table::Progress &progress) {
            return write({.only = rows.get(), .order = order.get()}, path, progress);
        },
        [this, path](base::Result<qint64> &&saved) {
            const auto name = QDir::toNativeSeparators(path);
            if (saved)
                m_frame.tell(tr("Saved %1 rows as %2.").arg(QLocale().toString(*saved), name));
            else
                m_frame.tell(QStringList{saved.error().what, saved.error().why, saved.error().next}
                                 .join(u' ')
                                 .trimmed());
        });
}

} // namespace storedesk::ui::files
