// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/files/savedialog.h"

#include "ui/tableoptions/balancewords.h"
#include "ui/tableoptions/readsummary.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/scrolledbody.h"
#include "ui/widgets/visibletext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

SaveDialog::SaveDialog(const SaveRequest &request, const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_safe(new QRadioButton(tr("CSV, &safe for spreadsheets"), this))
    , m_exact(new QRadioButton(tr("CSV, &exact"), this))
    , m_book(new QRadioButton(tr("S&preadsheet (.xlsx)"), this))
    , m_database(new QRadioButton(tr("SQLite &database (.sqlite)"), this))
    , m_separator(new QComboBox(this))
    , m_mask(new QCheckBox(
          tr("&Mask personal data as shown on screen (%n columns)", nullptr, request.maskedColumns),
          this))
    , m_names(new QCheckBox(tr("Column &names as shown on screen"), this))
{
    setObjectName(u"saveSheetDialog"_s);
    setWindowTitle(tr("Save visible data"));
    name(request);
    build(request, theme);
}

void SaveDialog::name(const SaveRequest &request)
{
    m_safe->setObjectName(u"saveSafe"_s);
    m_exact->setObjectName(u"saveExact"_s);
    m_book->setObjectName(u"saveBook"_s);
    m_database->setObjectName(u"saveDatabase"_s);
    m_mask->setObjectName(u"saveMasked"_s);
    m_mask->setVisible(request.maskedColumns > 0);
    m_mask->setChecked(request.maskedColumns > 0);
    m_names->setObjectName(u"saveShownNames"_s);
    m_names->setVisible(request.renamed.has_value());
    m_names->setChecked(request.renamed.has_value());
    // An exact copy also has the original column names by default.
    connect(m_exact, &QRadioButton::toggled, m_names,
            [this](bool exact) { m_names->setChecked(!exact && m_names->isVisibleTo(this)); });
}

static QLabel *hint(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setContentsMargins(marginsAlong(24, 0, 0, 0));
    setRole(label, Role::Small);
    return label;
}

void SaveDialog::build(const SaveRequest &request, const Theme &theme)
{
    m_safe->setChecked(true);
    m_separator->setObjectName(u"saveSeparator"_s);
    m_separator->setAccessibleName(tr("Column separator"));
    for (const char delimiter : {',', ';', '\t'})
        m_separator->addItem(tableoptions::nameOfDelimiter(delimiter), int(delimiter));
    m_separator->setCurrentIndex(std::max(0, m_separator->findData(int(request.delimiter))));
    connect(m_safe, &QRadioButton::toggled, m_separator, &QWidget::setEnabled);
    auto *title = new QLabel(tr("Save visible data"), this);
    setRole(title, Role::Heading);
    auto *summary = new QLabel(request.what, this);
    summary->setTextFormat(Qt::PlainText);
    summary->setWordWrap(true);
    auto *separators = new QHBoxLayout;
    separators->setContentsMargins(marginsAlong(24, 0, 0, 0));
    separators->addWidget(new QLabel(tr("Column separator"), this));
    separators->addWidget(m_separator);
    separators->addStretch();
    auto *content = new QWidget(this);
    auto *body = new QVBoxLayout(content);
    body->setContentsMargins(20, 16, 20, 16);
    body->setSpacing(8);
    body->addWidget(title);
    body->addWidget(summary);
    body->addSpacing(4);
    body->addWidget(m_safe);
    body->addWidget(hint(tr("Cells that look like a formula get an apostrophe, so that opening the "
                            "file can't run anything. Accents are kept. Phone numbers with +34 get "
                            "an apostrophe too, so don't import this file."),
                         this));
    body->addLayout(separators);
    body->addWidget(m_exact);
    body->addWidget(
        hint(tr("Values are saved unchanged. Choose this to import the file again."), this));
    body->addWidget(m_book);
    body->addWidget(hint(tr("Numbers and dates keep their type. Postcodes, phone numbers and long "
                            "IDs stay text, and nothing becomes a formula."),
                         this));
    body->addWidget(m_database);
    body->addWidget(
        hint(tr("For other programs: one table named “rows” with typed columns."), this));
    body->addSpacing(4);
    body->addWidget(m_names);
    if (request.renamed)
        body->addWidget(hint(
            tr("“%1” instead of “%2”")
                .arg(visibleText(request.renamed->first), visibleText(request.renamed->second)),
            this));
    body->addWidget(m_mask);
    auto *box = columnIn(this);
    body->addStretch();
    box->addWidget(new ScrolledBody(content, this), 1);
    box->addWidget(foot(request.rows, theme));
    setFixedWidth(theme.scaled(470));
}

QWidget *SaveDialog::foot(qint64 rows, const Theme &theme)
{
    auto *foot = new QFrame(this);
    setRole(foot, Role::Foot);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(16, 10, 16, 10);
    auto *cancel = new Button(tr("Cancel"), theme, foot);
    auto *save = new Button(Icon::Save, tr("Save %1…", "3 rows").arg(tableoptions::rowWords(rows)),
                            theme, foot);
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
    SaveForm form{.spreadsheet = m_book->isChecked(),
                  .database = m_database->isChecked(),
                  .masked = m_mask->isChecked(),
                  .shownNames = m_names->isChecked()};
    if (m_safe->isChecked())
        form.format = csv::CsvFormat{
            .dialect = {.delimiter = static_cast<char>(m_separator->currentData().toInt())},
            .lineEnd = "\r\n",
            .byteOrderMark = true,
            .safeForSpreadsheets = true};
    Q_EMIT chosen(form);
}

} // namespace storedesk::ui::files
